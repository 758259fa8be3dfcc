import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/admin/toast-store.ts'
import type { EarlierEnquiry } from '../../manual-entry.functions.ts'
import { useManualEntryForm } from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'

const COPIED = ['fullName', 'company', 'jobTitle', 'email', 'phone'] as const

/** Return a function that copies the person of an earlier enquiry into the fields that are still empty. */
export function useCopyPerson({ values }: ManualEntryDraft): (earlier: EarlierEnquiry) => void {
  const t = useTranslations('admin.entry')
  const { entry } = useManualEntryForm()
  return (earlier) => {
    const found = COPIED.flatMap((field) => {
      const known = earlier[field] ?? ''
      return known !== '' && (values[field] ?? '').trim() === '' ? [[field, known] as const] : []
    })
    if (found.length === 0) {
      showToast({ type: 'info', title: t('nothingToCopy') })
      return
    }
    entry.change({ values: { ...values, ...Object.fromEntries(found) } })
    showToast({ type: 'success', title: t('copied', { reference: earlier.reference }) })
  }
}
