"""Render the pictures of a list: build each dressed room or street scene once, then take its views.

    blender -b -P render.py -- --pictures pictures.json --rooms VENUES.json --out RAW
            [--only name,pattern*] [--samples 8] [--size WxH] [--threads 2] [--force]

Writes RAW/<name>.{beauty,albedo,normal}.exr and RAW/<name>.json (settings for the darkroom) and prints
`RENDERED <name> <seconds>` for each picture. A picture whose JSON exists already is left alone unless --force.
"""

from __future__ import annotations

import argparse
import fnmatch
import itertools
import json
import os
import sys
import time
import zlib
from typing import Any, cast

import bpy

from studio.camera import camera, clear_frame
from studio.dressings import DRESSINGS
from studio.groups import reset_groups
from studio.rooms import build_room
from studio.shader import clear_materials
from studio.shots import Scene, Shot

Picture = dict[str, Any]
DEFAULT_SIZE = "1600x1067"
CAMERA_SETTINGS = {"pos", "look", "lens", "shift", "fstop", "focus", "tilt", "near"}
DEFAULT_CAMERA = {"lens": 24.0, "shift": 0.0, "fstop": 8.0, "focus": None, "near": 1.6}
PASSES = (("beauty", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"))
TIME_EXPOSURE = {"dusk": -0.9, "night": 0.0, "golden": -0.25}  # stops: the hour must not be metered away


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """The arguments after blender's own `--`."""
    parser = argparse.ArgumentParser(prog="render.py", description=__doc__)
    parser.add_argument("--pictures", required=True)
    parser.add_argument("--rooms", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--only", default="*", help="names or patterns, separated by commas")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--size", help="WxH for every picture, instead of each picture's own")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--force", action="store_true")
    return parser.parse_args(arguments)


def read_rooms(path: str) -> dict[str, dict[str, Any]]:
    """Room facts by id, from a list of venues with a `photo` object (or of such objects themselves)."""
    with open(path, encoding="utf-8") as file:
        venues = json.load(file)
    photos = [venue.get("photo", venue) for venue in venues]
    return {photo["id"]: photo for photo in photos}


def choose(pictures: list[Picture], only: str, out: str, force: bool) -> list[Picture]:
    """The pictures asked for and not there yet, in the order of the list."""
    patterns = only.split(",")
    chosen = [p for p in pictures if any(fnmatch.fnmatchcase(p["name"], pattern) for pattern in patterns)]
    return [p for p in chosen if force or not os.path.exists(os.path.join(out, p["name"] + ".json"))]


def scene_key(picture: Picture) -> str:
    """Equal for pictures that can be taken in the same built scene."""
    return json.dumps([picture.get(key) for key in ("room", "dressing", "street", "options")], sort_keys=True)


def build_scene(picture: Picture, rooms: dict[str, dict[str, Any]]) -> tuple[Scene, dict[str, Any]]:
    """Build the empty stage of a picture; returns it with the facts it was built from."""
    if "street" in picture:
        from studio.street import STREETS

        return STREETS[picture["street"]](picture.get("options", {})), {}
    facts = picture["room"] if isinstance(picture["room"], dict) else rooms[picture["room"]]
    dressing = picture.get("dressing", "rest")
    if dressing not in DRESSINGS:
        raise SystemExit(
            f"{picture['name']}: no dressing {dressing!r}; there are {', '.join(sorted(DRESSINGS))}"
        )
    room = build_room({**facts, "dressing": dressing})
    room.furnish.get(dressing, DRESSINGS[dressing])(room)
    room.finish()
    return room, facts


def configure_cycles(scene: bpy.types.Scene, samples: int, threads: int, bounces: int = 3) -> None:
    """Few samples and few bounces: the darkroom's denoiser does the rest."""
    scene.render.engine = "CYCLES"
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    scene.view_layers[0].cycles.denoising_store_passes = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces + 2, bounces, bounces
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.8
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0, 3.0
    cycles.light_sampling_threshold = 0.02


def add_file_outputs(scene: bpy.types.Scene, out: str) -> dict[str, bpy.types.Node]:
    """One EXR writer per pass the denoiser needs."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    outputs = {}
    for key, socket in PASSES:
        writer = tree.nodes.new("CompositorNodeOutputFile")
        writer.base_path = out
        writer.format.file_format = "OPEN_EXR"
        writer.format.color_depth = "32" if key == "beauty" else "16"
        writer.format.exr_codec = "ZIP"
        writer.format.color_mode = "RGB"
        tree.links.new(layers.outputs[socket], writer.inputs[0])
        outputs[key] = writer
    return outputs


def develop_settings(shot: Shot, facts: dict[str, Any], picture: Picture) -> dict[str, Any]:
    """Darkroom settings, the more particular last: the view's, the hour's, the room's, the picture's."""
    hour = TIME_EXPOSURE.get(facts.get("time", ""), 0.0)
    settings = {**shot["dev"], **facts.get("develop", {}), **picture.get("develop", {})}
    return {**settings, "ev": settings.get("ev", 0.0) + hour}


def take(
    picture: Picture, shot: Shot, facts: dict[str, Any], outputs: dict, args: argparse.Namespace
) -> float:
    """Render one view to files; returns the seconds it took."""
    scene, name = bpy.context.scene, picture["name"]
    width, height = (args.size or picture.get("size", DEFAULT_SIZE)).split("x")
    scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
    scene.camera = camera(scene, shot)
    clear_frame(scene, shot)
    seed = zlib.crc32(name.encode()) % 100_000
    scene.cycles.seed = seed
    for key, writer in outputs.items():
        writer.file_slots[0].path = f"{name}.{key}."
    start = time.time()
    bpy.ops.render.render()
    seconds = round(time.time() - start, 1)
    for key in outputs:
        stem = os.path.join(args.out, f"{name}.{key}.")
        os.replace(f"{stem}{scene.frame_current:04d}.exr", f"{stem}exr")
    settings = develop_settings(shot, facts, picture)
    with open(os.path.join(args.out, f"{name}.json"), "w", encoding="utf-8") as file:
        json.dump(dict(name=name, view=shot["name"], seed=seed, develop=settings, seconds=seconds), file)
    return seconds


def main() -> None:
    """Render everything asked for on the command line."""
    args = parse_arguments(sys.argv[sys.argv.index("--") + 1 :])
    args.out = os.path.abspath(args.out)
    os.makedirs(args.out, exist_ok=True)
    with open(args.pictures, encoding="utf-8") as file:
        pictures = json.load(file)
    rooms = read_rooms(args.rooms)
    wanted = choose(pictures, args.only, args.out, args.force)
    for _, neighbours in itertools.groupby(wanted, scene_key):
        group = list(neighbours)
        bpy.ops.wm.read_factory_settings(use_empty=True)
        clear_materials()
        reset_groups()
        start = time.time()
        stage, facts = build_scene(group[0], rooms)
        configure_cycles(bpy.context.scene, args.samples, args.threads, getattr(stage, "bounces", 3))
        outputs = add_file_outputs(bpy.context.scene, args.out)
        print(f"BUILT {group[0]['name']} {time.time() - start:.1f}", flush=True)
        for picture in group:
            seconds = take(picture, find_view(stage, picture), facts, outputs, args)
            print(f"RENDERED {picture['name']} {seconds}", flush=True)


def find_view(stage: Scene, picture: Picture) -> Shot:
    """The view a picture asks for (the first one by default), with its own `camera` over it.

    A `camera` that says `pos` and `look` needs no view: then the lens is 24 mm at f/8, level.
    """
    own = picture.get("camera", {})
    unknown = sorted(set(own) - CAMERA_SETTINGS)
    if unknown:
        raise SystemExit(f"{picture['name']}: no camera setting {', '.join(unknown)}")
    if "view" not in picture and {"pos", "look"} <= set(own):
        return cast(Shot, {**DEFAULT_CAMERA, "name": picture["name"], "dev": stage.dev, **own})
    wanted = picture.get("view", stage.shots[0]["name"] if stage.shots else None)
    found = [shot for shot in stage.shots if shot["name"] == wanted]
    if not found:
        known = ", ".join(sorted({shot["name"] for shot in stage.shots}))
        raise SystemExit(f"{picture['name']}: no view {wanted!r}; there are {known}")
    return cast(Shot, {**found[-1], **own})
