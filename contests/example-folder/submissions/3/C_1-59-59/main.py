from talk import ask

low, high = 1, 10**18
while True:
    middle = (low + high) // 2
    if ask(middle) == "found":
        break
    answer = ask(middle + 1) if middle < 10**18 else "colder"
    if answer == "found":
        break
    if answer == "warmer":
        low = middle + 2
    else:
        high = middle - 1
