"""Reads trained weights of Intel Open Image Denoise (files `.tza`, "tensor archive", version 2).

The format is that of OIDN's own `core/tza.cpp`: a header that points at a table, and for each tensor of the
table its name, dimensions, layout, data type and the place of its numbers. All is little-endian.
"""

import struct
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

MAGIC, VERSION = 0x41D7, 2
DATA_TYPES: dict[str, npt.DTypeLike] = {"f": "<f4", "h": "<f2"}


def read_weights(file: Path) -> dict[str, torch.Tensor]:
    """All tensors of an archive by name, as 32-bit floats."""
    data = file.read_bytes()
    magic, major, _minor, position = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC or major != VERSION:
        raise ValueError(f"{file} is no tensor archive of version {VERSION}")
    (count,) = struct.unpack_from("<I", data, position)
    position += 4
    tensors: dict[str, torch.Tensor] = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        position += 2
        name = data[position : position + length].decode()
        position += length
        dimensions = data[position]
        position += 1
        shape = struct.unpack_from(f"<{dimensions}I", data, position)
        position += 4 * dimensions + dimensions  # the layout takes one letter for each dimension
        data_type = DATA_TYPES[chr(data[position])]
        position += 1
        (offset,) = struct.unpack_from("<Q", data, position)
        position += 8
        numbers = np.frombuffer(data, data_type, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(numbers.astype(np.float32).reshape(shape))
    return tensors
