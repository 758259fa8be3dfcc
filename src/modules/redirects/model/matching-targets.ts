import { fold } from '#/lib/fold.ts'

/** A page that a redirect can lead to. */
interface Target {
  readonly path: string
  readonly name: string | null
}

/** Pages offered at a time. */
const OFFERED = 8

/** Pages whose name or path has what is typed, in any spelling; names that begin with it come first. */
export function matchingTargets<T extends Target>(targets: readonly T[], typed: string): readonly T[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return targets.slice(0, OFFERED)
  const found = targets.filter(({ path, name }) => fold(`${name ?? ''} ${path}`).includes(wanted))
  const begins = ({ path, name }: T) => fold(name ?? path).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, OFFERED)
}
