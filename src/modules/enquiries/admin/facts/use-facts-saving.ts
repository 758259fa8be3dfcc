import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { useEntryWords } from '#/modules/calendar/admin/use-entry-words.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { KeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { changeEnquiryFacts, type FactsOutcome, revertEnquiryFacts } from '../../facts.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { factFields, pickFacts, type TypedFacts, VENUES_FACT } from '../../model/fact-fields.ts'
import { checkFacts, type FactError } from '../../model/facts.schema.ts'
import { useOpenSheetUndo } from '../undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { changedIn, type FactsDraft, wantedFacts } from './facts-draft.ts'

/** Facts that others have changed since they were seen. */
export type FactsConflict = Extract<FactsOutcome, { kind: 'conflict' }>

/** Saving of a correction. */
export interface FactsSaving {
  readonly errors: readonly FactError[]
  readonly conflict: FactsConflict | null
  readonly saving: boolean
  readonly save: () => void
}

interface SavingOptions {
  view: EnquiryView
  kept: KeptDraft<FactsDraft>
  onClose: () => void
}

/** Id of the input of a fact in the page. */
export const factInputId = (name: string) => `fact-${name}`

/** Save a correction once; errors are shown at their fields, and the first one gets the focus. */
export function useFactsSaving({ view, kept, onClose }: SavingOptions): FactsSaving {
  const t = useTranslations('admin.facts')
  const labels = useTranslations('admin.request.facts')
  const { draft } = kept
  const [rejected, setRejected] = useState<{ errors: readonly FactError[]; values: TypedFacts }>()
  const [conflict, setConflict] = useState<FactsConflict | null>(null)
  const { daysOf } = useEntryWords()
  const undo = useOpenSheetUndo()
  const undoText = useTranslations('admin.undo')
  const refresh = useEnquiryRefresh()
  const reject = (errors: readonly FactError[]) => {
    setRejected({ errors, values: wantedFacts(draft) })
    const [first] = errors
    // The field must have its error first.
    if (first) requestAnimationFrame(() => document.getElementById(factInputId(first.field))?.focus())
  }
  const nameOf = (name: string) => {
    const field = factFields(view.kind).find((one) => one.name === name)
    return labels(field?.label ?? (name === VENUES_FACT ? 'venues' : 'language'))
  }
  const [save, saving] = useAction(async () => {
    const names = changedIn(draft)
    // A venue that was typed and not taken would be lost without a word.
    if (draft.typedVenue.trim() !== '') return reject([{ field: VENUES_FACT, code: 'choice' }])
    if (names.length === 0) {
      kept.forget()
      return onClose()
    }
    const wanted = pickFacts(wantedFacts(draft), names)
    const checked = checkFacts(view.kind, wanted, parisDay(new Date()))
    if (checked.kind === 'wrong') return reject(checked.errors)
    const outcome = await changeEnquiryFacts({
      data: { reference: view.reference, entry: draft.key, seen: pickFacts(draft.seen, names), wanted },
    })
    if (outcome.kind === 'refused') return reject(outcome.errors)
    if (outcome.kind === 'taken') {
      const values = { who: outcome.by.title, days: daysOf(outcome.by) }
      return reject([{ field: 'lastDay', code: 'taken', values }])
    }
    if (outcome.kind === 'conflict') {
      setConflict(outcome)
      return refresh.all()
    }
    kept.forget()
    onClose()
    await refresh.all()
    if (outcome.kind === 'gone') {
      showToast({ type: 'error', title: t('gone'), timeout: 8000 })
      return
    }
    const { reference } = view
    undo.done(t('saved', { reference }), {
      change: undoText('facts', { names: names.map(nameOf).join(', ') }),
      undo: async () => {
        const data = { reference, entry: draft.key, undoing: crypto.randomUUID() }
        return { isUndone: await revertEnquiryFacts({ data }) }
      },
    })
  })
  return {
    errors: rejected ? remaining(rejected, wantedFacts(draft)) : [],
    conflict: conflict && stillOpen(conflict, draft),
    saving,
    save: () => void save(),
  }
}

/** An error is cleared as soon as its field is changed; a missing contact detail with either of the two. */
function remaining(
  { errors, values }: { errors: readonly FactError[]; values: TypedFacts },
  now: TypedFacts,
): readonly FactError[] {
  const same = (name: string) => (now[name] ?? '') === (values[name] ?? '')
  return errors.filter(({ field, code }) => (code === 'reach' ? same('phone') && same('email') : same(field)))
}

/** The facts that still wait for a decision. */
function stillOpen(conflict: FactsConflict, { seen }: FactsDraft): FactsConflict | null {
  const facts = conflict.facts.filter(({ name, present }) => seen[name] !== present)
  return facts.length === 0 ? null : { ...conflict, facts }
}
