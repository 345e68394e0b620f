"""Times pokerkit's independent chip model and prints its values.

icm.py STACKS PAYOUTS ROUNDS, lists with commas. One JSON line: seconds of each round, values.
"""
import json
import sys
import time

from pokerkit import calculate_icm

stacks, payouts = ([int(part) for part in text.split(",")] for text in sys.argv[1:3])
times = []
for _ in range(int(sys.argv[3])):
    start = time.perf_counter()
    values = calculate_icm(payouts, stacks)
    times.append(time.perf_counter() - start)
print(json.dumps({"seconds": times, "values": [float(value) for value in values]}))
