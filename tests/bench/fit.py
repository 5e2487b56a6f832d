#!/usr/bin/env python3
"""Fits a table of weights by the cross-entropy method: draws sets of numbers around the present ones,
lets each play, and goes on from the mean and the spread of the best.

The numbers are those of one initialiser of a source, "<name> = {...};". The score of a set is the
first share ("61.2 %") that the program of --score prints; {results} stands for a new file. All sets
of a generation play the same seeds. At the end the best set of all stands in the source, not
formatted; broken off, the source is as it was. Example, one night:

    tests/bench/fit.py src/games/direnjie/think/suggest.c policy --generations 20 \\
        --build "cmake --build build/dev --target bench_direnjie" \\
        --score "build/dev/tests/bench/bench_direnjie {results} 3 policy reference 400"
"""
import argparse
import pathlib
import random
import re
import shlex
import statistics
import subprocess
import sys
import tempfile

NUMBER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
SHARE = re.compile(r"(\d+(?:\.\d+)?) %")


class Table:
    """The initialiser in the text of its source."""

    def __init__(self, path, name):
        self.path, self.text = path, path.read_text(encoding="utf-8")
        match = re.search(rf"\b{name} = (\{{.*?\}});", self.text, re.S)
        if not match:
            sys.exit(f"{path} has no initialiser {name} = {{...}};")
        self.start, self.end = match.span(1)
        self.numbers = [int(number) for number in NUMBER.findall(match.group(1))]

    def write(self, numbers):
        left = iter(numbers)
        body = NUMBER.sub(lambda _: str(next(left)), self.text[self.start : self.end])
        self.path.write_text(self.text[: self.start] + body + self.text[self.end :], encoding="utf-8")


def score(table, numbers, build, command):
    table.write(numbers)
    subprocess.run(shlex.split(build), check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        words = shlex.split(command.replace("{results}", f"{folder}/results"))
        told = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    share = SHARE.search(told)
    if not share:
        sys.exit(f"no share in what was printed: {told}")
    return float(share.group(1))


def draw(means, spreads):
    return [round(random.gauss(mean, spread)) for mean, spread in zip(means, spreads)]


def fit(table, options):
    means = [float(number) for number in table.numbers]
    spreads = [max(2.0, abs(mean) * options.spread) for mean in means]
    best = (score(table, table.numbers, options.build, options.score), table.numbers)
    print(f"now: {best[0]:.1f} %", flush=True)
    for generation in range(options.generations):
        sets = [draw(means, spreads) for _ in range(options.sets)]
        scored = sorted(((score(table, numbers, options.build, options.score), numbers) for numbers in sets),
                        reverse=True)
        elite = [numbers for _, numbers in scored[: max(2, options.sets // 5)]]
        means = [statistics.mean(column) for column in zip(*elite)]
        spreads = [max(0.5, statistics.pstdev(column)) for column in zip(*elite)]
        best = max(best, scored[0])
        print(f"{generation + 1}: {scored[0][0]:.1f} %, centre {[round(mean) for mean in means]}", flush=True)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("name", help="of the initialiser")
    parser.add_argument("--build", required=True, help="builds the program that plays")
    parser.add_argument("--score", required=True, help="plays and prints a share")
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--sets", type=int, default=30, help="of a generation")
    parser.add_argument("--spread", type=float, default=0.3, help="at first, as a part of each weight")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    table = Table(options.source, options.name)
    kept = table.numbers
    try:
        share, kept = fit(table, options)
        print(f"best: {share:.1f} % {kept}; measure it anew with other seeds before it stays")
    finally:
        table.write(kept)


if __name__ == "__main__":
    main()
