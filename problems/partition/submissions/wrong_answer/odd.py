# Gives away every second coin.
n = int(input())
coins = list(range(1, n + 1, 2))
print("yes", len(coins), *coins, sep="\n")
