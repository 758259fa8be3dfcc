import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { bringBack } from '#/modules/enquiries/admin/undo/bring-back.ts'
import { useOpenSheetUndo } from '#/modules/enquiries/admin/undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '#/modules/enquiries/admin/use-enquiry-refresh.ts'
import type { PresentState } from '#/modules/enquiries/model/change-enquiry.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { sendEnquiryReply, withdrawEnquiryReply } from '../../reply.functions.ts'
import type { ComposerState } from './use-composer.ts'

interface SendingOptions {
  view: EnquiryView
  composer: ComposerState
  onClose: () => void
  onSent: () => void
}

/** Send an answer once, with an undo until it leaves. */
export function useSending({ view, composer, onClose, onSent }: SendingOptions) {
  const t = useTranslations('admin.reply')
  const undo = useOpenSheetUndo()
  const undoText = useTranslations('admin.undo')
  const refresh = useEnquiryRefresh()
  const [conflict, setConflict] = useState<PresentState | null>(null)
  const { draft, filled } = composer
  const [send, sending] = useAction(async (version: number) => {
    if (filled.missing.length > 0) return
    const { key, language, template, subject, body, typed, venues, refused } = draft
    const prices = Object.fromEntries(
      composer.venues.map((venue) => [venue.slug, composer.priceOf(venue)] as const),
    )
    const outcome = await sendEnquiryReply({
      data: {
        reference: view.reference,
        key,
        version,
        language,
        template,
        subject,
        body,
        typed,
        venues,
        refused,
        prices,
        cc: copiesOf(draft.cc),
      },
    })
    if (outcome.kind === 'conflict') {
      setConflict(outcome.present)
      await refresh.sheet()
      return
    }
    if (outcome.kind !== 'sent') {
      showToast({ type: 'error', title: t(`outcome.${outcome.kind}`), timeout: REFUSED_MS })
      return
    }
    composer.forget()
    onClose()
    const { leavesInMs } = outcome
    undo.done(t('sent', { name: view.requester.fullName }), {
      change: undoText('reply'),
      undo: async () => {
        const isUndone = await withdrawEnquiryReply({ data: { key } })
        // The idempotency key is spent, so that the restored text needs another one.
        if (isUndone) bringBack(draftName(view), { ...draft, key: crypto.randomUUID() })
        return { isUndone, over: undoText('hasLeft') }
      },
      offeredMs: Math.max(1, leavesInMs),
    })
    onSent()
    await refresh.all()
  })
  return { send: (version: number) => void send(version), sending, conflict }
}

/** Parse addresses separated by commas, semicolons or spaces. */
export function copiesOf(text: string): string[] {
  return text.split(/[\s,;]+/u).filter((one) => one !== '')
}

/** Storage key of the local draft of an answer; one for each staff member. */
export function draftName({ reference, viewer }: EnquiryView): string {
  return `reply.${viewer.id}.${reference}`
}
