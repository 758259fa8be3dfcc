import { randomBytes } from 'node:crypto'

/**
 * Mark of the inline scripts of our own rendering. It never leaves the server: the HTTP server turns
 * it into hashes and takes it out of the page (`inline-elements.ts`).
 */
export const RENDER_NONCE = randomBytes(16).toString('hex')
