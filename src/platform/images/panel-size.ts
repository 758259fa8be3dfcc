/** Size of a preview picture in pixels: what every network shows large. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The part of a preview picture that carries the text, in pixels; the photograph is beside it. */
export const PANEL = { width: 560, height: 630 } as const
