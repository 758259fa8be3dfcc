import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { makeVenueDraft, undoVenueDraft } from '../../venue-draft.functions.ts'

/** Long enough to read and to press Undo, in milliseconds. */
const UNDO_MS = 10_000

/**
 * Make the draft of a proposal, with an undo. One that is there already is opened.
 * @param onChanged fetches the proposal again
 */
export function useVenueDraft(
  reference: string,
  onChanged: () => Promise<void>,
  onDone: () => void,
): readonly [make: () => void, making: boolean] {
  const t = useTranslations('admin.venueDraft')
  const navigate = useNavigate()
  const path = usePagePath()
  const failed = useFailureText()
  const [undo] = useAction(async (venueId: string, status: EnquiryStatus) => {
    const isRemoved = await undoVenueDraft({ data: { reference, venueId, status } })
    await onChanged()
    showToast(
      isRemoved
        ? { type: 'info', title: t('undone', { reference }) }
        : { type: 'error', title: t('tooLate'), timeout: UNDO_MS },
    )
  }, failed)
  const [make, making] = useAction(async () => {
    const outcome = await makeVenueDraft({ data: { reference } })
    if (outcome.kind === 'gone') {
      showToast({ type: 'error', title: t('gone'), timeout: UNDO_MS })
      return
    }
    const href = path('admin-venue', { slug: outcome.venue.id })
    if (outcome.kind === 'present') {
      await navigate({ href })
      return
    }
    onDone()
    await onChanged()
    showToast({
      type: 'success',
      title: t('made', { reference }),
      timeout: UNDO_MS,
      actions: [
        { label: t('open'), href },
        { label: t('undo'), onSelect: () => void undo(outcome.venue.id, outcome.before) },
      ],
    })
  }, failed)
  return [() => void make(), making]
}
