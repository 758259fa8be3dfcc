import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { UNDO_MARGIN_MS } from '#/lib/time-spans.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { sendDraftQuote, takeQuoteBack } from '../../quotes.functions.ts'
import { showProblem } from './sum-part.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Send the draft, saved before, with the way back for as long as its mail waits. */
export function useSending({ quote, versioned, saving, totals }: QuoteEditor) {
  const t = useTranslations('admin.quotes')
  const router = useRouter()
  const undo = useUndo(`quote-${quote.id}`)
  const refuse = (title: string) => void showToast({ type: 'error', title, timeout: REFUSED_MS })
  return useAction(async () => {
    const unsaved = versioned.isDirty
    if (unsaved && !(await saving.save())) return
    const data = {
      ...{ quoteId: quote.id, version: quote.version + (unsaved ? 1 : 0) },
      grossCents: totals.map(({ grossCents }) => grossCents),
    }
    const outcome = await sendDraftQuote({ data })
    if (outcome.kind === 'taken') refuse(t('taken', { who: outcome.by.title }))
    else if (outcome.kind === 'too-many-signs') refuse(t('tooManySigns'))
    else if (outcome.kind === 'other-totals') refuse(t('otherTotals'))
    else if (outcome.kind === 'problems') {
      const [first] = outcome.problems
      if (first) {
        refuse(t(`problem.${first.problem}`, { signs: first.signs ?? '' }))
        showProblem(first)
      }
    } else if (outcome.kind !== 'sent') refuse(t('changedMeanwhile'))
    else {
      const { reference } = outcome
      undo.done(t('sent', { reference }), {
        change: t('tookBack', { reference }),
        offeredMs: Math.max(0, Date.parse(outcome.leavesAt) - Date.now() - UNDO_MARGIN_MS),
        undo: async () => {
          const isUndone = await takeQuoteBack({ data: { quoteId: quote.id } })
          return { isUndone, ...(isUndone ? {} : { over: t('left') }) }
        },
      })
    }
    await router.invalidate()
  })
}
