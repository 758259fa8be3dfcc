import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useEntryWords } from '#/modules/calendar/admin/use-entry-words.ts'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { RelationOutcome } from '../../model/enquiry-relation.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { relateEnquiries, separateMergedEnquiry, unlinkTwoEnquiries } from '../../relations.functions.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

type Seen = Pick<EnquiryView, 'reference' | 'version'>

/** Link, merge, and take either back, each announced by a toast. */
export function useRelations() {
  const t = useTranslations('admin.request')
  const router = useRouter()
  const shown = useEnquiryRefresh()
  const refresh = async () => {
    await shown.all()
    // The list behind the sheet has a row less, or one more.
    await router.invalidate()
  }
  const undo = useRequestUndo(refresh)
  const { daysOf } = useEntryWords()
  const finish = async (outcome: RelationOutcome | Taken, done: () => void) => {
    if (outcome === 'done') done()
    else {
      const title =
        typeof outcome === 'string'
          ? t(`relation.${outcome}`)
          : t('relation.taken', { who: outcome.by.title, days: daysOf(outcome.by) })
      showToast({ type: 'error', title, timeout: REFUSED_MS })
    }
    await refresh()
  }
  const [unlink, unlinking] = useAction(async (references: readonly [string, string]) => {
    const outcome = await unlinkTwoEnquiries({ data: { references: [...references] } })
    const [one, other] = references
    await finish(outcome, () =>
      showToast({ type: 'success', title: t('relation.unlinked', { one, other }), timeout: REFUSED_MS }),
    )
  })
  const [separate, separating] = useAction(async (reference: string) => {
    const outcome = await separateMergedEnquiry({ data: { reference } })
    await finish(outcome, () =>
      showToast({ type: 'success', title: t('relation.separated', { reference }), timeout: REFUSED_MS }),
    )
  })
  const [run, relating] = useAction(
    async ([kept, newer]: readonly [Seen, Seen], as: 'linked' | 'merged', take: readonly string[] = []) => {
      const seen = ({ reference, version }: Seen) => ({ reference, version })
      const outcome = await relateEnquiries({
        data: { enquiries: [seen(kept), seen(newer)], as, take: [...take] },
      })
      const [one, other] = [kept.reference, newer.reference]
      const title = t(`relation.${as}`, { one, other })
      const takeBack = async () =>
        as === 'linked'
          ? await unlinkTwoEnquiries({ data: { references: [one, other] } })
          : await separateMergedEnquiry({ data: { reference: other } })
      await finish(outcome, () =>
        undo.done(title, {
          change: title,
          about: [one, other],
          undo: async () => {
            const back = await takeBack()
            return back === 'done' ? { isUndone: true } : { isUndone: false, over: t(`relation.${back}`) }
          },
        }),
      )
      return outcome
    },
  )
  return {
    /** Resolve to `undefined` when the server could not be asked. */
    relate: run,
    unlink: (references: readonly [string, string]) => void unlink(references),
    separate: (reference: string) => void separate(reference),
    relating: relating || unlinking || separating,
  }
}
