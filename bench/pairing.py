"""How long a round of a large tournament takes to seat, and how near to the best the seating is.

python bench/pairing.py                 # 512 people, five rounds, tables of 2 to 6
python bench/pairing.py --people 64
"""

from __future__ import annotations

import argparse
import random
import time

from scoville.pairing import Entrant, Field, Round, Seated, swiss
from scoville.pairing.seating import cost_of, exact, search


def played(round: Round, luck: random.Random) -> Round:
    """With results drawn by lot."""
    tables = []
    for table in round.tables:
        order = list(table.people)
        luck.shuffle(order)
        tables.append(Seated(table.people, {person: place for place, person in enumerate(order, start=1)}))
    return Round(tuple(tables), round.byes)


def tournament(people: int, size: int, rounds: int) -> tuple[Field, float]:
    """The tournament, and the processor time of its slowest seating."""
    luck = random.Random(7)
    field = Field([Entrant(f"p{number:04}", 2000 - number) for number in range(people)], [])
    rounds_so_far: list[Round] = []
    slowest = 0.0
    for _ in range(rounds):
        began = time.process_time()
        seating = swiss(field, size)
        slowest = max(slowest, time.process_time() - began)
        rounds_so_far.append(played(seating, luck))
        field = Field(field.entrants, rounds_so_far)
    return field, slowest


def excess(size: int, trials: int) -> float:
    """How much the search exceeds the best of all seatings of 12 people, at worst; by the objective of a Swiss round
    without repeats, on fields of scores drawn by lot."""
    luck, ratios = random.Random(3), []
    for _ in range(trials):
        scores = sorted((luck.randrange(0, 600, 20) for _ in range(12)), reverse=True)
        costs = [[(one - other) ** 2 for other in scores] for one in scores]
        for _ in range(12):  # some who have met
            one, other = luck.sample(range(12), 2)
            costs[one][other] = costs[other][one] = 10**9
        sizes = [size] * (12 // size)
        best = cost_of(exact(sizes, costs), costs)
        ratios.append(cost_of(search(sizes, costs), costs) / best if best else 1.0)
    return max(ratios)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--people", type=int, default=512)
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    print(f"{chosen.people} people, {chosen.rounds} rounds: slowest seating, and who met twice")
    for size in range(2, 7):
        field, slowest = tournament(chosen.people, size, chosen.rounds)
        again = sum(times > 1 for times in field.met().values())
        line = f"tables of {size}: {slowest:5.2f} s of processor time, {again} pairs met twice"
        if size in (3, 4, 6):
            line += f"; cost at most {excess(size, 40):.3f} times the best of all seatings of 12"
        print(line, flush=True)


if __name__ == "__main__":
    main()
