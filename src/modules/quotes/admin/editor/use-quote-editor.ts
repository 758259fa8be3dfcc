import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { useMe } from '#/modules/staff/model/me.ts'
import { useRecordSaving } from '#/ui/admin/records/use-record-saving.ts'
import { useVersioned } from '#/ui/admin/records/use-versioned.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { hireDays, reckon } from '../../model/quote-lines.ts'
import { problemsOf } from '../../model/quote-problems.ts'
import { totalsOf } from '../../model/totals.ts'
import { fetchHireFacts, type QuoteView, saveQuote } from '../../quotes.functions.ts'
import type { Change } from './quote-draft.ts'

/** How long days that are typed rest before they are looked up, in milliseconds. */
const ASK_AFTER_MS = 200

const draftOf = (quote: QuoteView) => quote.document
const isSame = (one: QuoteDocument, other: QuoteDocument) => JSON.stringify(one) === JSON.stringify(other)

/** The draft of a quote while it is written, with all that follows from it. */
export function useQuoteEditor(quote: QuoteView) {
  const t = useTranslations('admin.quotes')
  const words = useRecordWords()
  const me = useMe()
  const undo = useUndo(`quote-${quote.id}`)
  const offer = (
    title: string,
    change: { undo: () => { isUndone: boolean } | Promise<{ isUndone: boolean }> },
  ) => undo.done(title, { ...change, change: title })
  const versioned = useVersioned<QuoteView, QuoteDocument>(quote, {
    draftOf,
    isSame,
    device: {
      name: `quote-${quote.id}-${me.id}`,
      pack: ({ draft, base }) => ({ draft, version: base.version }),
      unpack: (kept, saved) => {
        const { draft, version } = (kept ?? {}) as { draft?: unknown; version?: unknown }
        const read = quoteDocumentSchema.safeParse(draft)
        // One of an older version meets the conflict when it is saved.
        return read.success && typeof version === 'number'
          ? { base: { ...saved, version }, draft: read.data }
          : undefined
      },
    },
  })
  const saving = useRecordSaving<QuoteView, QuoteDocument>(versioned, {
    draftOf,
    send: async (draft, from) => {
      const read = quoteDocumentSchema.safeParse(draft)
      if (!read.success) {
        showToast({ type: 'error', title: t('unreadable'), timeout: REFUSED_MS })
        return { kind: 'refused' }
      }
      const answer = await saveQuote({
        data: { quoteId: from.id, version: from.version, document: read.data },
      })
      if (answer.kind === 'gone') {
        showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
        return { kind: 'refused' }
      }
      return answer.kind === 'saved'
        ? { kind: 'saved', record: answer.quote }
        : { kind: 'conflict', present: answer.quote }
    },
    offer,
    titles: { saved: () => t('saved'), tookTheirs: words.tookTheirs },
  })

  const { draft } = versioned
  const hires = draft.lines.flatMap((line) => {
    if (line.kind !== 'hire') return []
    const { firstDay, lastDay } = hireDays(line, 1)
    return [{ lineId: line.id, venueId: line.venueId, firstDay, lastDay }]
  })
  const { latest: facts } = useLookUp({
    key: ['quotes', 'hires', quote.enquiry.id, hires],
    ask: () => fetchHireFacts({ data: { enquiryId: quote.enquiry.id, hires } }),
    restMs: ASK_AFTER_MS,
  })
  const venues = facts?.venues ?? quote.venues
  const { lines, unmet } = reckon(draft.lines, venues)
  const totals = totalsOf(lines)
  const problems = problemsOf(draft, { lines, unmet, totals, venues }, quote.today)
  const remove = (change: Change, title: string) => {
    const before = versioned.present()
    const after = change(before)
    versioned.write(() => after)
    undo.done(title, {
      change: title,
      type: 'info',
      isOfView: true,
      undo: () => ({ isUndone: versioned.putBack(after, before) }),
    })
  }
  return {
    ...{ quote, versioned, saving, undo, draft, facts, venues, lines, unmet, totals, problems, remove },
    write: (change: Change) => versioned.write(change),
    set: (part: Partial<QuoteDocument>) => versioned.write((document) => ({ ...document, ...part })),
  }
}

/** The draft of a quote, and what can be done with it. */
export type QuoteEditor = ReturnType<typeof useQuoteEditor>
