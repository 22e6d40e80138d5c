#!/usr/bin/env python3
"""Executes the notebooks of the studies and keeps their outputs in them, or checks the outputs that are kept.

usage: execute.py [--check] [FOLDER ...]

Each FOLDER holds a notebook.ipynb and the tables that it loads; without any, all studies beside this script are meant.
Only code, texts and outputs are kept: no times, no versions of Python. With --check no file is written, and the exit
status is 1 where an execution gives other outputs than the file has. Needs the packages of requirements.txt.
"""

import argparse
import json
import pathlib
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import nbclient
import nbformat
from traitlets.config import Config


def executed(path):
    """The text of the notebook file after an execution in its folder."""
    notebook = nbformat.read(path, as_version=4)
    metadata = dict(notebook.metadata)
    with tempfile.TemporaryDirectory() as folder:
        # Sockets in the file system, each kernel's its own, and none on the network.
        sockets = Config({"KernelManager": {"transport": "ipc", "ip": f"{folder}/socket"}})
        nbclient.NotebookClient(
            notebook, config=sockets, timeout=120, kernel_name="python3", record_timing=False,
            resources={"metadata": {"path": str(path.parent)}}).execute()
    notebook.metadata = nbformat.from_dict(metadata)
    nbformat.validate(notebook)
    # nbformat puts the keys in order; two spaces are as the program writes it, so that only outputs are added.
    return json.dumps(json.loads(nbformat.writes(notebook)), indent=2, ensure_ascii=False) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("folders", nargs="*", metavar="FOLDER", type=pathlib.Path)
    arguments = parser.parse_args()
    here = pathlib.Path(__file__).resolve().parent
    paths = [folder / "notebook.ipynb" for folder in arguments.folders] or sorted(here.glob("*/notebook.ipynb"))
    if not paths:
        sys.exit("no notebooks")
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(executed, paths))
    different = [path for path, text in zip(paths, results) if text != path.read_text(encoding="utf-8")]
    for path in different:
        if arguments.check:
            print(f"{path}: an execution gives other outputs", file=sys.stderr)
        else:
            path.write_text(results[paths.index(path)], encoding="utf-8")
    print(f"{len(paths)} notebooks executed, {len(different)} {'differ' if arguments.check else 'written'}")
    return 1 if arguments.check and different else 0


if __name__ == "__main__":
    sys.exit(main())
