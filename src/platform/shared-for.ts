/** An answer that is the same for all who ask at the same time, and for a little while after. */

/**
 * Ask once for all: a question under way is everybody's, and its answer holds for a time that begins with the question.
 * What failed is asked again.
 * @param keptMs in milliseconds
 * @param now milliseconds, for tests
 */
export function sharedFor<T>(
  ask: () => Promise<T>,
  keptMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly askedAt: number } | undefined
  let isUnderWay = false
  return () => {
    if (last !== undefined && (isUnderWay || now() - last.askedAt < keptMs)) return last.answer
    const answer = ask()
    isUnderWay = true
    last = { answer, askedAt: now() }
    answer.then(
      () => {
        isUnderWay = false
      },
      () => {
        isUnderWay = false
        last = undefined
      },
    )
    return answer
  }
}
