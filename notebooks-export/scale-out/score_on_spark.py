#!/usr/bin/env python3
"""Scores patterns on Spark: shards of `patternscope list` are the tasks, `patternscope score` is a pipe stage.

usage: score_on_spark.py [--copies N] [--cores N] [--check] OUTPUT

A task lists the patterns of one start dot and pipes them through one process of patternscope, which is found on the
path. The results are written to the folder OUTPUT, a part a task, without headers. The space is listed N times over, so
that there is work: 3 copies are more than a million lines. With --check one process scores the same lines, and the exit
status is 1 where the merged parts, sorted, are not its output, sorted, byte for byte.

On a cluster set the master by spark-submit and have patternscope on every machine; here it is this machine alone.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import time

from pyspark import SparkConf, SparkContext

LIST = ["patternscope", "list", "--start"]
# The notation is given: a shard alone might not prove how it counts its dots.
SCORE = ["patternscope", "score", "--notation", "digits", "--format", "csv", "--threads", "1"]
STARTS = range(9)


def listed(start):
    """The patterns of one shard, a line each."""
    with subprocess.Popen(LIST + [str(start)], stdout=subprocess.PIPE, text=True) as process:
        yield from (line.rstrip("\n") for line in process.stdout)
    if process.returncode != 0:
        raise RuntimeError(f"patternscope list --start {start} ended with {process.returncode}")


def score(context, copies, output):
    """Runs every task; the header that each process prints goes."""
    shards = [start for _ in range(copies) for start in STARTS]
    header = subprocess.run(SCORE, input=b"", stdout=subprocess.PIPE, check=True).stdout.decode().rstrip("\n")
    # A pipe's process has no environment but this.
    path = {"PATH": os.environ["PATH"]}
    scored = context.parallelize(shards, len(shards)).flatMap(listed).pipe(" ".join(SCORE), path, checkCode=True)
    scored.filter(lambda line: line != header).saveAsTextFile(str(output))
    return len(shards)


def merged(output):
    """The lines of all parts, sorted."""
    lines = []
    for part in sorted(output.glob("part-*")):
        lines += part.read_bytes().splitlines(keepends=True)
    return sorted(lines)


def scored_by_one_process(copies):
    """The same lines from one process, sorted."""
    patterns = subprocess.run(["patternscope", "list"], stdout=subprocess.PIPE, check=True).stdout
    result = subprocess.run(SCORE, input=patterns * copies, stdout=subprocess.PIPE, check=True).stdout
    return sorted(result.splitlines(keepends=True)[1:])


def startup_seconds():
    """What a task costs before its first line: a process that scores nothing."""
    start = time.monotonic()
    subprocess.run(SCORE, input=b"", stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copies", type=int, default=3)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--check", action="store_true")
    parser.add_argument("output", metavar="OUTPUT", type=pathlib.Path)
    arguments = parser.parse_args()
    settings = SparkConf().setAppName("patternscope").setMaster(f"local[{arguments.cores}]")
    settings.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    settings.set("spark.ui.enabled", "false")
    context = SparkContext(conf=settings)
    context.setLogLevel("ERROR")
    start = time.monotonic()
    tasks = score(context, arguments.copies, arguments.output.resolve())
    seconds = time.monotonic() - start
    context.stop()
    lines = merged(arguments.output)
    rate = len(lines) / seconds / arguments.cores
    print(
        f"{len(lines)} lines by {tasks} tasks in {seconds:.1f} s: {rate:.0f} lines/s and core, "
        f"{startup_seconds():.2f} s start-up a task")
    if arguments.check:
        if lines != scored_by_one_process(arguments.copies):
            print("the merged parts are not what one process gives", file=sys.stderr)
            return 1
        print("the merged parts are what one process gives, byte for byte after sorting")
    return 0


if __name__ == "__main__":
    sys.exit(main())
