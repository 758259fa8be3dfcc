#!/usr/bin/python3
"""The darkroom: takes the noise out of what Blender rendered and develops it like a photograph.

    develop.py RAW OUT --weights FOLDER [--threads 2] [--most-kilobytes 350] [NAME ...]

For each name reads RAW/NAME.{beauty,albedo,normal}.exr and NAME.json (`seed`, and overrides in `develop`), and
writes OUT/NAME.jpg. Without names it reads them from standard input, one to a line, as they come. For each
picture it prints `DEVELOPED name seconds kilobytes`, or `FAILED name why` and goes on.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch

from denoise import Denoiser
from exposure import balance_white, expose
from images import Pixels, read_exr, write_jpeg
from optics import bloom, vignette
from settings import Settings
from texture import add_grain, clarify, sharpen
from tone import agx, lay_down_highlights, lift_whites, separate_colours


def develop(light: Pixels, albedo: Pixels, settings: Settings, seed: int) -> Pixels:
    """Linear light without noise to a finished sRGB picture, 0 to 1."""
    light = expose(balance_white(light, albedo, settings), settings)
    light = vignette(bloom(light, settings.bloom), settings.vignette)
    picture = agx(light, settings.slope, settings.contrast, settings.sat)
    # A picture that shall be darker, of the evening say, has darker whites.
    picture = lift_whites(picture, albedo, settings.white * 2.0 ** (0.4 * min(settings.ev, 0)))
    picture = sharpen(clarify(separate_colours(picture)))
    return add_grain(lay_down_highlights(picture, light), settings.grain, seed)


def develop_file(name: str, raw: Path, out: Path, denoiser: Denoiser, most_bytes: int) -> int:
    """Develops one rendering and returns the size of the picture's file in bytes."""
    record = json.loads((raw / f"{name}.json").read_text())
    beauty, albedo, normal = (
        read_exr(raw / f"{name}.{layer}.exr") for layer in ("beauty", "albedo", "normal")
    )
    settings = Settings.of(record.get("develop", {}))
    light = denoiser(beauty, albedo, normal)
    picture = develop(light, np.clip(albedo, 0, 1), settings, record.get("seed", 1))
    return write_jpeg(picture, out / f"{name}.jpg", most_bytes)


def _names(given: list[str]) -> Iterator[str]:
    yield from given or (line.strip() for line in sys.stdin if line.strip())


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Develops renderings into photographs.")
    parser.add_argument("raw", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--most-kilobytes", type=int, default=350)
    options = parser.parse_intermixed_args()

    torch.set_num_threads(options.threads)
    options.out.mkdir(parents=True, exist_ok=True)
    denoiser = Denoiser(options.weights)
    for name in _names(options.names):
        started = time.monotonic()
        try:
            size = develop_file(name, options.raw, options.out, denoiser, options.most_kilobytes * 1024)
        except (OSError, ValueError, RuntimeError) as problem:
            print(f"FAILED {name} {problem}", flush=True)
            continue
        print(f"DEVELOPED {name} {time.monotonic() - started:.1f} {size // 1024}", flush=True)


if __name__ == "__main__":
    main()
