# Goes one call deeper for each coin.
def take(k, left):
    if k == 0:
        return []
    return [k] + take(k - 1, left - k) if k <= left else take(k - 1, left)


n = int(input())
total = n * (n + 1) // 2
if total % 2:
    print("no")
else:
    coins = take(n, total // 2)
    print("yes", len(coins), *coins)
