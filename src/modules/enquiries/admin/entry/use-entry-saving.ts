import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { showToast } from '#/ui/site/toast-store.ts'
import { storeEntry } from '../../entry.functions.ts'
import { checkEntry, type EntryError } from '../../model/entry.schema.ts'
import { entryFieldId } from './entry-field.tsx'
import { type EntryState, sentOf } from './use-entry.ts'

/** Saving a request that was written down. */
export interface EntrySaving {
  readonly errors: readonly EntryError[]
  readonly saving: boolean
  readonly save: () => void
}

/**
 * Saves once, however often it is asked to; mistakes are shown at their fields and the first one gets the focus.
 * @param onStored gets the reference
 */
export function useEntrySaving(entry: EntryState, onStored: (reference: string) => void): EntrySaving {
  const t = useTranslations('admin.entry')
  const [refused, setRefused] = useState<{
    errors: readonly EntryError[]
    values: Readonly<Record<string, string>>
  }>()
  const { draft } = entry
  const refuse = (errors: readonly EntryError[], values: Readonly<Record<string, string>>) => {
    setRefused({ errors, values })
    const [first] = errors
    // The field is told of its mistake first.
    if (first) requestAnimationFrame(() => document.getElementById(entryFieldId(first.field))?.focus())
  }
  const [save, saving] = useAction(async () => {
    if (draft === null) return
    const data = sentOf(draft)
    const checked = checkEntry(data, parisDay(new Date()))
    const mistakes = checked.kind === 'wrong' ? checked.errors : []
    // A venue that was typed and not taken would be lost without a word.
    const half = data.kind === 'quote-venue' && (draft.values.venue ?? '').trim() !== ''
    const errors = half ? [...mistakes, { field: 'venue', code: 'choice' } as const] : mistakes
    if (errors.length > 0) return refuse(errors, draft.values)
    const outcome = await storeEntry({ data })
    if (outcome.kind === 'refused') return refuse(outcome.errors, draft.values)
    const { reference } = outcome
    showToast({ type: 'success', title: t('stored', { reference }), timeout: 8000 })
    onStored(reference)
  }, useFailureText())
  return { errors: draft && refused ? remaining(refused, draft.values) : [], saving, save: () => void save() }
}

/** A mistake is gone as soon as its field is changed; that of a missing way to reach somebody with either of the two. */
function remaining(
  refused: { errors: readonly EntryError[]; values: Readonly<Record<string, string>> },
  values: Readonly<Record<string, string>>,
): readonly EntryError[] {
  const same = (field: string) => (values[field] ?? '') === (refused.values[field] ?? '')
  return refused.errors.filter(({ field, code }) =>
    code === 'reach' ? same('phone') && same('email') : same(field),
  )
}
