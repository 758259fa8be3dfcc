"""Reading what was rendered and writing what was developed."""

import io
import os
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"  # read by OpenCV once, when it is imported

import cv2  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from PIL import Image  # noqa: E402

Pixels = npt.NDArray[np.float32]
"""Height × width × channels. Light is linear Rec. 709; developed pictures are encoded sRGB, 0 to 1."""

LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
"""Luminance weights of Rec. 709 primaries under D65."""

FIRST_QUALITY, LAST_QUALITY, QUALITY_STEP = 86, 60, 2


def luminance(pixels: Pixels) -> Pixels:
    """The brightness of each pixel: height × width."""
    weighted: Pixels = pixels @ LUMINANCE
    return weighted


def read_exr(file: Path) -> Pixels:
    """The red, green and blue of an OpenEXR file, in that order."""
    pixels = cv2.imread(str(file), cv2.IMREAD_UNCHANGED)
    if pixels is None:
        raise FileNotFoundError(f"{file} is missing or is no OpenEXR file")
    return np.ascontiguousarray(pixels[..., 2::-1]).astype(np.float32)


def write_jpeg(picture: Pixels, file: Path, most_bytes: int) -> int:
    """Writes a progressive sRGB JPEG without metadata, as good as fits into `most_bytes`.

    Colour is stored at half the resolution, which nobody sees in a photograph. The file appears at once and
    whole, so that a run that is killed leaves no half picture. Returns its size in bytes.
    """
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    for quality in range(FIRST_QUALITY, LAST_QUALITY - 1, -QUALITY_STEP):
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=quality, progressive=True, optimize=True, subsampling="4:2:0")
        if buffer.tell() <= most_bytes:
            break
    partial = file.with_suffix(".part")
    partial.write_bytes(buffer.getvalue())
    partial.replace(file)
    return buffer.tell()
