import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { storeManualEntry } from '../../manual-entry.functions.ts'
import { listsVenues } from '../../model/form-fields.ts'
import { checkManualEntry, type ManualEntryError } from '../../model/manual-entry.schema.ts'
import { manualEntryFieldId } from './manual-entry-field.tsx'
import { type ManualEntryState, sentOf } from './use-manual-entry.ts'

/** Saving a request that was written down. */
export interface ManualEntrySaving {
  readonly errors: readonly ManualEntryError[]
  readonly saving: boolean
  readonly save: () => void
}

/**
 * Save once, however often it is called; errors are shown at their fields and the first one gets the focus.
 * @param onStored gets the reference
 */
export function useManualEntrySaving(
  entry: ManualEntryState,
  onStored: (reference: string) => void,
): ManualEntrySaving {
  const t = useTranslations('admin.entry')
  const [rejected, setRejected] = useState<{
    errors: readonly ManualEntryError[]
    values: Readonly<Record<string, string>>
  }>()
  const { draft } = entry
  const reject = (errors: readonly ManualEntryError[], values: Readonly<Record<string, string>>) => {
    setRejected({ errors, values })
    const [first] = errors
    // The field must have its error first.
    if (first) requestAnimationFrame(() => document.getElementById(manualEntryFieldId(first.field))?.focus())
  }
  const [save, saving] = useAction(async () => {
    if (draft === null) return
    const data = sentOf(draft)
    const checked = checkManualEntry(data, parisDay(new Date()))
    const mistakes = checked.kind === 'wrong' ? checked.errors : []
    // A venue that was typed and not taken would be lost without a word.
    const half = listsVenues(data.kind) && (draft.values.venue ?? '').trim() !== ''
    const errors = half ? [...mistakes, { field: 'venue', code: 'choice' } as const] : mistakes
    if (errors.length > 0) return reject(errors, draft.values)
    const outcome = await storeManualEntry({ data })
    if (outcome.kind === 'refused') return reject(outcome.errors, draft.values)
    const { reference } = outcome
    showToast({ type: 'success', title: t('stored', { reference }), timeout: 8000 })
    onStored(reference)
  })
  return {
    errors: draft && rejected ? remaining(rejected, draft.values) : [],
    saving,
    save: () => void save(),
  }
}

/** An error is cleared as soon as its field is changed; a missing contact detail with either of the two. */
function remaining(
  rejected: { errors: readonly ManualEntryError[]; values: Readonly<Record<string, string>> },
  values: Readonly<Record<string, string>>,
): readonly ManualEntryError[] {
  const same = (field: string) => (values[field] ?? '') === (rejected.values[field] ?? '')
  return rejected.errors.filter(({ field, code }) =>
    code === 'reach' ? same('phone') && same('email') : same(field),
  )
}
