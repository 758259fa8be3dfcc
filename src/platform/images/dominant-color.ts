import type { Sharp } from 'sharp'

/**
 * The colour that most of a thumbnail has, as `#rrggbb` in sRGB: the middle of the fullest of 4,096 bins
 * (sharp, `stats().dominant`).
 */
export async function dominantColor(thumbnail: Sharp): Promise<string> {
  const { dominant } = await thumbnail.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
