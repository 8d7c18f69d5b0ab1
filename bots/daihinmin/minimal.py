import json, sys

PRIMES = [str(n) for n in range(2, 10000) if all(n % d for d in range(2, min(n, 100)))]

def highest(hand, numbers):
    digits = sum(map(len, numbers))
    last = int(numbers[-1]) if numbers else 0
    for prime in reversed(PRIMES):
        if (not digits or len(prime) == digits) and int(prime) > last:
            if all(hand.count(int(d)) >= prime.count(d) for d in prime):
                return [int(d) for d in prime]
    return None

for line in sys.stdin:
    message = json.loads(line)
    if message["action"] == "play":
        cards = highest(message["hand"], message["numbers"])
        answer = {"action": "number", "cards": cards} if cards else {"action": "pass"}
        print(json.dumps(answer), flush=True)
    elif message["action"] == "quit":
        break
    else:
        print(flush=True)
