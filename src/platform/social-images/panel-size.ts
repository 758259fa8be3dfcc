/** The part of a preview picture that carries the text, in pixels; the photograph stands beside it. */
export const PANEL = { width: 560, height: 630 } as const
