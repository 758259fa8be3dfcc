import { type RefObject, useEffect, useState } from 'react'

/** Towards the beginning of the list, or towards its end. */
export type Direction = 'up' | 'down'

interface Move {
  readonly slug: string
  readonly direction: Direction
}

/** The list with a venue one place further; undefined where it is at the end already. */
export function movedList(
  slugs: readonly string[],
  slug: string,
  direction: Direction,
): string[] | undefined {
  const from = slugs.indexOf(slug)
  const to = direction === 'up' ? from - 1 : from + 1
  if (from < 0 || to < 0 || to >= slugs.length) return undefined
  return slugs.toSpliced(from, 1).toSpliced(to, 0, slug)
}

/**
 * Keep the keyboard where it was: a row that changes its place takes the focus of its link away, and at an end of the
 * list the link itself goes.
 * @returns the venue that was moved last, for the line that says so
 */
export function useMovedVenue(list: RefObject<HTMLElement | null>, slugs: readonly string[]) {
  const [move, setMove] = useState<Move>()
  const order = slugs.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    if (move === undefined) return
    const links = (direction: string) => `li[data-venue="${move.slug}"] [data-move="${direction}"]`
    const other = move.direction === 'up' ? 'down' : 'up'
    const link =
      list.current?.querySelector<HTMLElement>(links(move.direction)) ??
      list.current?.querySelector<HTMLElement>(links(other))
    link?.focus({ preventScroll: true })
  }, [order])
  return { moved: move?.slug, onMove: (slug: string, direction: Direction) => setMove({ slug, direction }) }
}
