/** Saying how far something has come, at most once a second. */

const INTERVAL_MS = 1000

/**
 * Count steps.
 * @returns a function to be called after each step
 */
export function progress(what: string, total: number, onProgress: (text: string) => void): () => void {
  let done = 0
  let warnedAt = performance.now()
  return () => {
    done++
    if (performance.now() - warnedAt < INTERVAL_MS) return
    warnedAt = performance.now()
    onProgress(`${what}: ${done} of ${total}`)
  }
}
