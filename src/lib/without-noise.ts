/** Digits that a double holds for certain. */
const CERTAIN = 13

/** The number without the noise of sums in binary: 2860 for 2860.0000000000005, as spreadsheets show it. */
export function withoutNoise(number: number): number {
  return Number(number.toPrecision(CERTAIN))
}
