/** What a comparison makes of the facts of its venues. */
import type { ComparedVenue, NamedEquipment } from '#/modules/venues/model/compared-venue.ts'

/** Whether a value is the most of its row; none is where all are alike or only one is known. */
export function isMost(value: number, row: readonly (number | undefined)[]): boolean {
  const known = row.filter((one) => one !== undefined)
  return value > 0 && value === Math.max(...known) && known.some((one) => one < value)
}

/** What every one of the venues has. */
export function commonEquipment(venues: readonly Pick<ComparedVenue, 'equipment'>[]): NamedEquipment[] {
  const [first, ...others] = venues
  return (first?.equipment ?? []).filter(({ id }) =>
    others.every(({ equipment }) => equipment.some((one) => one.id === id)),
  )
}

/** An item moved to the place of another one; the same list where one of them is missing. */
export function movedTo<Item extends { readonly slug: string }>(
  list: readonly Item[],
  slug: string,
  target: string,
): readonly Item[] {
  const [from, to] = [slug, target].map((one) => list.findIndex((item) => item.slug === one))
  const item = list[from ?? -1]
  if (item === undefined || to === undefined || to < 0) return list
  return list.filter((one) => one !== item).toSpliced(to, 0, item)
}
