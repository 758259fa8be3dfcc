"""Cut of garments: a folded shell round the hanger (or a body) and the pieces sewn on it.

Metres. The neck point is the origin, X runs across the shoulders, the front faces -Y, the hem hangs
down -Z. Angle 0 is the wearer's left side, 3/2 pi the centre front.
"""

from dataclasses import dataclass, replace


Profile = tuple[
    tuple[float, float, float], ...
]  # (share of the length below the shoulder, half width, half depth)


@dataclass(frozen=True)
class Cut:
    """Measures of one garment."""

    length: float
    shoulder: float
    profile: Profile
    neck: tuple[float, float] = (0.066, 0.05)
    slope: float = 0.07
    dip: float = 0.03  # how far the neckline falls at the front
    v_neck: bool = False
    sleeve: float = 0.0
    sleeve_radius: tuple[float, float] = (0.075, 0.052)
    cuff: str = "none"  # none, button, rib
    collar: str = "none"  # none, shirt, notch, crew, stand, straps
    closing: str = "none"  # none, placket, single, double
    buttons: int = 0
    pockets: str = "none"  # none, chest, flap, patch
    folds: float = 0.018
    belt: float = 0.0  # share of the length where a tie belt sits, 0 for none
    on_body: bool = False


HUNG = {
    "shirt": Cut(
        0.76,
        0.225,
        ((0, 0.23, 0.034), (0.3, 0.235, 0.034), (1, 0.245, 0.044)),
        sleeve=0.6,
        sleeve_radius=(0.07, 0.048),
        cuff="button",
        collar="shirt",
        closing="placket",
        buttons=6,
        pockets="chest",
        folds=0.016,
    ),
    "blouse": Cut(
        0.7,
        0.2,
        ((0, 0.21, 0.03), (0.4, 0.215, 0.036), (1, 0.25, 0.05)),
        sleeve=0.58,
        sleeve_radius=(0.07, 0.062),
        cuff="button",
        collar="stand",
        closing="placket",
        buttons=5,
        folds=0.024,
    ),
    "blazer": Cut(
        0.74,
        0.222,
        ((0, 0.228, 0.045), (0.42, 0.2, 0.045), (1, 0.245, 0.055)),
        neck=(0.08, 0.055),
        dip=0.34,
        v_neck=True,
        sleeve=0.6,
        sleeve_radius=(0.074, 0.054),
        cuff="none",
        collar="notch",
        closing="single",
        buttons=2,
        pockets="flap",
        folds=0.007,
    ),
    "double": Cut(
        0.78,
        0.226,
        ((0, 0.232, 0.047), (0.4, 0.212, 0.046), (1, 0.25, 0.056)),
        neck=(0.08, 0.055),
        dip=0.28,
        v_neck=True,
        sleeve=0.6,
        sleeve_radius=(0.075, 0.055),
        collar="notch",
        closing="double",
        buttons=3,
        pockets="flap",
        folds=0.007,
    ),
    "coat": Cut(
        1.12,
        0.23,
        ((0, 0.238, 0.05), (0.35, 0.23, 0.052), (1, 0.285, 0.075)),
        neck=(0.085, 0.06),
        dip=0.3,
        v_neck=True,
        sleeve=0.63,
        sleeve_radius=(0.08, 0.062),
        collar="notch",
        closing="double",
        buttons=3,
        pockets="flap",
        folds=0.013,
    ),
    "wrap": Cut(
        1.15,
        0.235,
        ((0, 0.245, 0.05), (0.36, 0.235, 0.05), (1, 0.3, 0.08)),
        neck=(0.085, 0.06),
        dip=0.36,
        v_neck=True,
        sleeve=0.6,
        sleeve_radius=(0.085, 0.072),
        collar="notch",
        pockets="patch",
        folds=0.016,
        belt=0.4,
    ),
    "dress": Cut(
        1.18,
        0.18,
        ((0, 0.195, 0.032), (0.3, 0.17, 0.034), (0.5, 0.21, 0.045), (1, 0.3, 0.075)),
        dip=0.13,
        v_neck=True,
        folds=0.034,
        belt=0.3,
    ),
    "shirtdress": Cut(
        1.16,
        0.205,
        ((0, 0.215, 0.034), (0.32, 0.195, 0.036), (1, 0.285, 0.065)),
        sleeve=0.56,
        sleeve_radius=(0.068, 0.05),
        cuff="button",
        collar="shirt",
        closing="placket",
        buttons=8,
        folds=0.027,
        belt=0.33,
    ),
    "slip": Cut(
        1.0,
        0.15,
        ((0, 0.165, 0.028), (0.25, 0.16, 0.03), (1, 0.26, 0.06)),
        neck=(0.13, 0.024),
        slope=0.012,
        dip=0.07,
        v_neck=True,
        collar="straps",
        folds=0.028,
    ),
    "knit": Cut(
        0.64,
        0.215,
        ((0, 0.235, 0.045), (0.8, 0.245, 0.055), (0.9, 0.225, 0.045), (1, 0.215, 0.042)),
        neck=(0.082, 0.058),
        dip=0.055,
        sleeve=0.6,
        sleeve_radius=(0.076, 0.046),
        cuff="rib",
        collar="crew",
        folds=0.01,
    ),
}


def fitted(cut: Cut) -> Cut:
    """The same garment worn by a dress form or mannequin (bust, waist and hips fill it)."""
    ease = 0.026 if cut.sleeve == 0 else 0.036
    hip = 0.52 if cut.length < 0.9 else 0.36
    waist = 0.36 if cut.length < 0.9 else 0.245
    body: list[tuple[float, float, float]] = [
        (0.0, 0.168 + ease * 0.5, 0.085 + ease * 0.6),
        (0.1 if cut.length > 0.9 else 0.17, 0.16 + ease, 0.122 + ease * 0.8),
        (waist, 0.118 + ease * 1.4, 0.083 + ease * 1.2),
        (hip + 0.05, 0.168 + ease, 0.112 + ease * 0.9),
        (
            1.0,
            0.168 + ease + (0.08 if cut.length > 0.9 else 0.012),
            0.12 + ease + (0.09 if cut.length > 0.9 else 0.0),
        ),
    ]
    neck = (0.125, 0.08) if cut.collar == "straps" else (max(cut.neck[0], 0.072), 0.07)
    return replace(
        cut,
        profile=tuple(body),
        shoulder=0.178,
        neck=neck,
        # Shoulders of the body are squarer than those of a hanger.
        slope=min(cut.slope, 0.05),
        on_body=True,
        folds=cut.folds * 0.9,
    )
