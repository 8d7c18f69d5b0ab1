def ask(x):
    print(x, flush=True)
    return input()
