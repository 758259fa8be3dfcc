import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { dismissToast, REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { UndoStacks, type UndoStep } from '#/ui/admin/undo-stack.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { moveBetween, type SelectedVenue } from '../../model/our-selection.ts'
import { moveById } from '../../model/photo-order.ts'
import { fetchSelection, storeSelection } from '../../venue-editor.functions.ts'

/** Two orders of all ids: that before a save, and that after it. */
interface Rearranged {
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** The venue that was moved last. */
  readonly moved: string | undefined
}

const undos = new UndoStacks<Rearranged>()
const KEY = 'selection'

/**
 * Our selection while it is arranged: shown at once, saved one order after the other.
 * @param loaded as the server has it
 */
export function useArranging(loaded: readonly SelectedVenue[]) {
  const t = useTranslations('admin.venueSelection')
  const [venues, setVenues] = useState(loaded)
  // Moves and saves may follow one another before anything is drawn.
  const shown = useRef(loaded)
  const stored = useRef<readonly string[]>(idsOf(loaded))
  const isSaving = useRef(false)
  const moved = useRef<string>(undefined)
  const toast = useRef<string>(undefined)

  const show = (next: readonly SelectedVenue[]) => {
    shown.current = next
    setVenues(next)
  }
  const say = (given: Parameters<typeof showToast>[0]) => {
    if (toast.current !== undefined) dismissToast(toast.current)
    toast.current = showToast(given)
    return toast.current
  }
  const isStored = () => stored.current.join() === idsOf(shown.current).join()
  const load = (next: readonly SelectedVenue[]) => {
    stored.current = idsOf(next)
    show(next)
  }

  /** Save until nothing is left that was moved meanwhile; return whether everything was taken. */
  const [saveAll, saving] = useAction(async (onSaved: (change: Rearranged) => void) => {
    while (!isStored()) {
      const change = { from: stored.current, to: idsOf(shown.current), moved: moved.current }
      const data = { from: [...change.from], to: [...change.to], moved: change.moved }
      if ((await storeSelection({ data })) === 'stale') {
        load(await fetchSelection())
        say({ type: 'error', title: t('stale'), timeout: REFUSED_MS })
        return false
      }
      stored.current = change.to
      onSaved(change)
    }
    return true
  })

  async function save(onSaved: (change: Rearranged) => void): Promise<boolean> {
    // The save that runs takes this order along.
    if (isSaving.current) return false
    isSaving.current = true
    const isTaken = await saveAll(onSaved)
    isSaving.current = false
    // Nothing was saved, as the toast says.
    if (isTaken === undefined) show(inOrder(shown.current, stored.current))
    return isTaken === true
  }

  function offerUndo(change: Rearranged): void {
    const title = describe(change)
    const step: UndoStep<Rearranged> = {
      change,
      toast: say({
        type: 'success',
        title,
        timeout: UNDO_OFFERED_MS,
        actions: [{ label: t('undo'), onSelect: () => void undo(step) }],
      }),
    }
    undos.push(KEY, step)
  }

  function describe({ from, to, moved }: Rearranged): string {
    const move = moveBetween(from, to, moved)
    const name = shown.current.find(({ id }) => id === move?.id)?.name ?? ''
    return move === undefined ? t('arranged') : t('moved', { name, place: move.to + 1 })
  }

  async function undo(step: UndoStep<Rearranged>): Promise<void> {
    if (isSaving.current || !undos.take(KEY, step)) return
    if (idsOf(shown.current).join() !== step.change.to.join()) {
      say({ type: 'error', title: t('changedSince'), timeout: REFUSED_MS })
      return
    }
    moved.current = step.change.moved
    show(inOrder(shown.current, step.change.from))
    const isUndone = await save((change) =>
      say({ type: 'success', title: t('undone', { change: describe(change) }) }),
    )
    if (!isUndone) undos.push(KEY, step)
  }

  return {
    venues,
    saving,
    /** Show a move; nothing is saved yet. */
    move: (id: string, to: number) => {
      moved.current = id
      show(moveById([...shown.current], id, to))
    },
    /** Save what is shown. */
    keep: () => void save(offerUndo),
    undoLast: () => {
      const step = undos.latest(KEY)
      if (step === undefined) say({ type: 'info', title: t('nothing') })
      else void undo(step)
    },
  }
}

function idsOf(venues: readonly SelectedVenue[]): string[] {
  return venues.map(({ id }) => id)
}

function inOrder(venues: readonly SelectedVenue[], ids: readonly string[]): readonly SelectedVenue[] {
  const byId = new Map(venues.map((venue) => [venue.id, venue]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
