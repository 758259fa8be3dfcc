/** Changing our selection. */

import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { orRefused, Refusal } from '#/platform/records/refusal.ts'
import { type ArrangedSelection, moveBetween } from '../../model/our-selection.ts'
import { holdCatalogue } from '../hold-catalogue.server.ts'
import {
  readSelectionOrder,
  withExchangedPlaces,
  writeSelectionOrder,
} from '../selection-order.repository.server.ts'

/** The answer to a new order: `stale` where another user has changed it since it was read. Nothing was then written. */
export type ArrangeOutcome = 'saved' | 'stale'

/**
 * Store another order, unless it was made from one that is no longer there. Venues that were added meanwhile stay
 * behind it, those that were removed are passed over.
 */
export async function arrangeSelection(
  database: Database,
  { from, to, moved }: ArrangedSelection,
  editor: Actor,
): Promise<ArrangeOutcome> {
  return orRefused<ArrangeOutcome>(
    changeContent(database, async (transaction): Promise<ArrangeOutcome> => {
      await holdCatalogue(database, transaction)
      const venues = await readSelectionOrder(transaction)
      const before = venues.map(({ id }) => id)
      const [seen, wanted] = [from, to].map((order) => order.filter((id) => before.includes(id)))
      if (seen === undefined || wanted === undefined || !isRearranged(before, seen, wanted))
        throw new Refusal<ArrangeOutcome>('stale')
      const after = withExchangedPlaces(before, wanted)
      await writeSelectionOrder(transaction, after)
      await noteMove(transaction, venues, after, moved, editor)
      return 'saved'
    }),
  )
}

/** Whether the order of now has what was seen in the same order, and the wanted one is made of the same. */
function isRearranged(
  before: readonly string[],
  seen: readonly string[],
  wanted: readonly string[],
): boolean {
  const known = new Set(seen)
  const isOfNow = before.filter((id) => known.has(id)).join() === seen.join()
  return isOfNow && seen.toSorted().join() === wanted.toSorted().join()
}

async function noteMove(
  db: Db,
  venues: readonly { readonly id: string; readonly name: string }[],
  order: readonly string[],
  moved: string | undefined,
  editor: Actor,
): Promise<void> {
  const before = venues.map(({ id }) => id)
  const move = moveBetween(before, order, moved)
  if (move === undefined) {
    const count = before.filter((id, at) => order[at] !== id).length
    if (count > 0) await writeAudit(db, { actor: editor, action: 'catalogue.arranged', details: { count } })
    return
  }
  const name = venues[move.from]?.name ?? ''
  await writeAudit(db, {
    actor: editor,
    action: 'venue.moved',
    subject: { id: move.id, name },
    details: { from: move.from + 1, to: move.to + 1 },
  })
}
