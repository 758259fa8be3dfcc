import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/admin/toast-store.ts'
import type { EarlierEnquiry } from '../../manual-entry.functions.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { useManualEntryForm } from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'

const COPIED = ['fullName', 'company', 'jobTitle', 'email', 'phone'] as const

/** What the person has just said is newer than what is known. */
const SAID_NOW: ReadonlySet<string> = new Set(['email', 'phone'])

/**
 * Return a function that copies the person of an earlier enquiry, also over a name that was typed to find it, with an undo.
 * Other contact details than the known ones stay.
 */
export function useCopyPerson({ values }: ManualEntryDraft): (earlier: EarlierEnquiry) => void {
  const t = useTranslations('admin.entry')
  const { entry } = useManualEntryForm()
  const undo = useRequestUndo(() => undefined)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  return (earlier) => {
    const found = COPIED.flatMap((field) => {
      const known = earlier[field] ?? ''
      const typed = (values[field] ?? '').trim()
      const isTaken = known !== '' && known !== typed && (typed === '' || !SAID_NOW.has(field))
      return isTaken ? [[field, known] as const] : []
    })
    if (found.length === 0) {
      showToast({ type: 'info', title: t('nothingToCopy') })
      return
    }
    entry.change({ values: { ...values, ...Object.fromEntries(found) } })
    const title = t('copied', { reference: earlier.reference })
    undo.done(title, {
      change: title,
      isOfView: true,
      undo: () => {
        const now = latest.current
        const isUndone = found.every(([field, known]) => now[field] === known)
        const before = Object.fromEntries(found.map(([field]) => [field, values[field] ?? '']))
        if (isUndone) entry.change({ values: { ...now, ...before } })
        return { isUndone }
      },
    })
  }
}
