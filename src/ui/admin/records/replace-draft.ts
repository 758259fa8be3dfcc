import type { OfferUndo } from './use-record-saving.ts'
import type { Versioned } from './use-versioned.ts'

/** Put another draft into an editor; the one before comes back with Undo, unless something was typed since. */
export function replaceDraft<R, D>(
  { present, write, putBack }: Versioned<R, D>,
  draft: D,
  offer: OfferUndo,
  title: string,
): void {
  const before = present()
  write(() => draft)
  offer(title, { type: 'info', isOfView: true, undo: () => ({ isUndone: putBack(draft, before) }) })
}
