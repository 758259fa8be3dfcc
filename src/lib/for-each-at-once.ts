/**
 * Work on all of some things, so many at a time. After a failure no other is begun, and what is under way ends first:
 * whoever clears up finds nobody at work.
 * @throws the first failure
 */
export async function forEachAtOnce<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const failures: unknown[] = []
  const lane = async () => {
    for (const item of rest) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
}
