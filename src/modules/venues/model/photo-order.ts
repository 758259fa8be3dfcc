/** Moving something within a list. */

/** Move the item at `from` to `to`, those between closing up; the same list when nothing moves. */
export function moveItem<T>(items: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(to, items.length - 1))
  const item = items[from]
  if (item === undefined || target === from) return items
  return items.toSpliced(from, 1).toSpliced(target, 0, item)
}

/** The same, named by its id; the same list when nothing has it. */
export function moveById<T extends { readonly id: string }>(items: T[], id: string, to: number): T[] {
  const from = items.findIndex((item) => item.id === id)
  return moveItem(items, from, to)
}
