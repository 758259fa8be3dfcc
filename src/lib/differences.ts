/** Differences between two lists, such as the words of two versions of a text. */

/** A run of items that stayed, went or came. */
export interface DifferenceRun<T> {
  readonly kind: 'same' | 'gone' | 'come'
  readonly items: readonly T[]
}

/** Above this size the middle of two lists counts as replaced: a table of it would take too long. */
const MOST_CELLS = 4_000_000

/** Runs that lead from one list to the other, with the longest common subsequence as what stayed. */
export function differencesOf<T>(before: readonly T[], after: readonly T[]): DifferenceRun<T>[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  const gone = before.slice(start, before.length - end)
  const come = after.slice(start, after.length - end)
  return joined([
    { kind: 'same', items: before.slice(0, start) },
    ...(gone.length * come.length > MOST_CELLS
      ? ([
          { kind: 'gone', items: gone },
          { kind: 'come', items: come },
        ] as const)
      : middle(gone, come)),
    { kind: 'same', items: before.slice(before.length - end) },
  ])
}

/** The same for lists without common ends. */
function middle<T>(gone: readonly T[], come: readonly T[]): DifferenceRun<T>[] {
  const width = come.length + 1
  // Length of the longest common subsequence of what follows each pair of positions.
  const lengths = new Uint16Array((gone.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = gone.length - 1; i >= 0; i -= 1) {
    for (let j = come.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        gone[i] === come[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const runs: DifferenceRun<T>[] = []
  let [i, j] = [0, 0]
  while (i < gone.length || j < come.length) {
    const [old, own] = [gone.slice(i, i + 1), come.slice(j, j + 1)]
    if (old.length > 0 && own.length > 0 && old[0] === own[0]) {
      runs.push({ kind: 'same', items: old })
      i += 1
      j += 1
    } else if (old.length > 0 && (own.length === 0 || at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'gone', items: old })
      i += 1
    } else {
      runs.push({ kind: 'come', items: own })
      j += 1
    }
  }
  return runs
}

/** Without empty runs, and with neighbours of a kind as one. */
function joined<T>(runs: readonly DifferenceRun<T>[]): DifferenceRun<T>[] {
  const whole: DifferenceRun<T>[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (run.items.length === 0) continue
    if (last?.kind === run.kind) whole.splice(-1, 1, { kind: run.kind, items: [...last.items, ...run.items] })
    else whole.push(run)
  }
  return whole
}
