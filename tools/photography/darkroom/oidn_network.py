"""The U-Net of Open Image Denoise: sixteen convolutions, run with PyTorch on the processor."""

import numpy as np
import torch
import torch.nn.functional as functional

from images import Pixels

Weights = dict[str, torch.Tensor]

ENCODER = (("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",))
BOTTOM = ("enc_conv5a", "enc_conv5b")
DECODER = (("dec_conv4a", "dec_conv4b"), ("dec_conv3a", "dec_conv3b"), ("dec_conv2a", "dec_conv2b"))
LAST = ("dec_conv1a", "dec_conv1b", "dec_conv0")

MARGIN = 8
"""Pixels mirrored around the picture, so that the network sees no edge."""
MULTIPLE = 16
"""The network halves the picture four times, so each side is a multiple of this."""


def _convolve(weights: Weights, names: tuple[str, ...], value: torch.Tensor) -> torch.Tensor:
    for name in names:
        value = functional.conv2d(value, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)
        value = functional.relu_(value)
    return value


def _enlarge_and_join(value: torch.Tensor, skipped: torch.Tensor) -> torch.Tensor:
    return torch.cat((functional.interpolate(value, scale_factor=2, mode="nearest"), skipped), 1)


def _unet(weights: Weights, value: torch.Tensor) -> torch.Tensor:
    skipped = [value]
    for names in ENCODER:
        value = functional.max_pool2d(_convolve(weights, names, value), 2)
        skipped.append(value)
    skipped.pop()  # the smallest goes on through the bottom itself
    value = _convolve(weights, BOTTOM, value)
    for names in DECODER:
        value = _convolve(weights, names, _enlarge_and_join(value, skipped.pop()))
    return _convolve(weights, LAST, _enlarge_and_join(value, skipped.pop()))


@torch.no_grad()
def run_network(weights: Weights, channels: Pixels) -> Pixels:
    """Height × width × inputs to height × width × 3."""
    height, width = channels.shape[:2]
    below, right = (-(side + 2 * MARGIN) % MULTIPLE + MARGIN for side in (height, width))
    padded = np.pad(channels, ((MARGIN, below), (MARGIN, right), (0, 0)), mode="reflect")
    value = torch.from_numpy(np.ascontiguousarray(padded.transpose(2, 0, 1)))[None]
    cleaned = _unet(weights, value.contiguous(memory_format=torch.channels_last))[0]
    result: Pixels = cleaned.numpy().transpose(1, 2, 0)[MARGIN : MARGIN + height, MARGIN : MARGIN + width]
    return result
