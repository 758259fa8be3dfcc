/**
 * A bucket of permissions that fills steadily. It bounds what one process takes in, whatever the sender; limits by
 * client address are the rate limits' job.
 * @param perSecond permissions that come back each second
 * @param burst permissions that lie ready at most
 * @param now milliseconds, for tests
 * @returns asks for one permission
 */
export function createRateBound(
  perSecond: number,
  burst: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let ready = burst
  let asked = now()
  return () => {
    const at = now()
    ready = Math.min(burst, ready + ((at - asked) / 1000) * perSecond)
    asked = at
    if (ready < 1) return false
    ready -= 1
    return true
  }
}
