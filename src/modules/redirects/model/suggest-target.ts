/** Which page somebody may have meant who met an address that leads nowhere. */

/** How alike two addresses must be: half of what they say is the same. */
const LEAST_LIKENESS = 0.5

/** The path that is most like an address; nothing when none is. Compared is what their last part says. */
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
