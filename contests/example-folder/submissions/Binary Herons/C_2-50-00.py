# Takes the first answer for a number.
print(500, flush=True)
int(input())
