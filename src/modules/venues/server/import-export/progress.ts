/** Saying how far something has come, at most once a second. */

const INTERVAL_MS = 1000

/**
 * Counts steps.
 * @returns a function to be called after each step
 */
export function progress(what: string, total: number, tell: (text: string) => void): () => void {
  let done = 0
  let toldAt = performance.now()
  return () => {
    done++
    if (performance.now() - toldAt < INTERVAL_MS) return
    toldAt = performance.now()
    tell(`${what}: ${done} of ${total}`)
  }
}
