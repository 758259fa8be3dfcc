import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { makeVenueDraft, undoVenueDraft } from '../../venue-draft.functions.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

/** Make the draft of a proposal, with an undo. One that is there already is opened. */
export function useVenueDraft(
  reference: string,
  onDone: () => void,
): readonly [make: () => void, making: boolean] {
  const t = useTranslations('admin.venueDraft')
  const navigate = useNavigate()
  const path = usePagePath()
  const refresh = useEnquiryRefresh()
  const undo = useRequestUndo(refresh.all)
  const [make, making] = useAction(async () => {
    const outcome = await makeVenueDraft({ data: { reference } })
    if (outcome.kind === 'gone') {
      showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
      return
    }
    const href = path('admin-venue', { slug: outcome.venue.id })
    if (outcome.kind === 'present') {
      await navigate({ href })
      return
    }
    onDone()
    await refresh.all()
    const data = { reference, venueId: outcome.venue.id, status: outcome.before }
    undo.done(t('made', { reference }), {
      change: t('undone', { reference }),
      about: [reference],
      ways: [{ label: t('open'), href }],
      undo: async () => ({ isUndone: await undoVenueDraft({ data }), over: t('tooLate') }),
    })
  })
  return [() => void make(), making]
}
