import { fold } from '#/lib/fold.ts'

/** A page that a redirect can lead to. */
interface Target {
  readonly path: string
  readonly name: string | null
}

/** Pages offered at a time. */
const OFFERED = 8

/** Pages whose name or path has every word that is typed, or its beginning, in any spelling; names that begin with it come first. */
export function matchingTargets<T extends Target>(targets: readonly T[], typed: string): readonly T[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return targets.slice(0, OFFERED)
  const words = wanted.split(/\s+/u)
  const found = targets.filter(({ path, name }) => {
    const text = fold(`${name ?? ''} ${path}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ path, name }: T) => fold(name ?? path).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, OFFERED)
}
