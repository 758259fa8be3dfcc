/** Suggestion of the page that was meant by an address without one. */

/** Least similarity of two addresses: half of their letter pairs are the same. */
const LEAST_LIKENESS = 0.5

/**
 * The path most similar to an address, compared by their last segments; `undefined` when none is similar
 * enough.
 */
export function suggestTarget(address: string, paths: readonly string[]): string | undefined {
  const wanted = lastPart(address)
  if (wanted.length < 3) return undefined
  let best: { path: string; likeness: number } | undefined
  for (const path of paths) {
    const likeness = likenessOf(wanted, lastPart(path))
    if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0)) best = { path, likeness }
  }
  return best?.path
}

function lastPart(path: string): string {
  return (
    path
      .split('/')
      .findLast((segment) => segment !== '')
      ?.toLowerCase() ?? ''
  )
}

/** Dice's coefficient on pairs of letters: 1 for the same text, 0 for nothing in common. */
function likenessOf(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)]
  if (pairsOfA.length === 0 || pairsOfB.length === 0) return 0
  const left = [...pairsOfB]
  let common = 0
  for (const pair of pairsOfA) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    common += 1
    left.splice(at, 1)
  }
  return (2 * common) / (pairsOfA.length + pairsOfB.length)
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
