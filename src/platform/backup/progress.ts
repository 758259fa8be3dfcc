/** Called for work that takes longer than a moment. */
export type OnProgress = (line: string) => void

/** A step says nothing before, in milliseconds, and then not more often. */
const QUIET_MS = 1000

/**
 * Count a step of work and report its progress, once a second.
 * @param what for example `Copying photographs`
 * @returns called with how much is done and how much there is in all
 */
export function reportProgress(what: string, onProgress: OnProgress): (done: number, total: number) => void {
  let last = performance.now()
  return (done, total) => {
    const now = performance.now()
    if (now - last < QUIET_MS) return
    last = now
    onProgress(`${what}: ${done} of ${total}`)
  }
}
