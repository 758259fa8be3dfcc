import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { ConflictNote } from '#/ui/admin/records/conflict-note.tsx'
import { LeaveDialog } from '#/ui/admin/records/leave-dialog.tsx'
import { SaveBar } from '#/ui/admin/records/save-bar.tsx'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { reckon } from '../../model/quote-lines.ts'
import { totalsOf } from '../../model/totals.ts'
import { discardQuote, type QuoteView, saveQuote, startQuoteVersion } from '../../quotes.functions.ts'
import { startQuote } from '../../start-quote.functions.ts'
import { AcceptancePart } from '../acceptance-part.tsx'
import { PaymentsPart } from '../payments-part.tsx'
import { QuoteDesk } from '../quote-desk.tsx'
import { QuoteHead } from '../quote-head.tsx'
import { RequestPart } from '../request-part.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { ClientPart } from './client-part.tsx'
import { LetterPart } from './letter-part.tsx'
import { LineList } from './line-list.tsx'
import { MailPart } from './mail-part.tsx'
import { SumPart, showProblem } from './sum-part.tsx'
import { TermsPart } from './terms-part.tsx'
import { useLineWords } from './use-line-words.ts'
import { useQuoteEditor } from './use-quote-editor.ts'
import { useSending } from './use-sending.ts'

/** Write a quote: its lines, client and letter beside the request and what all of it comes to. */
export function DraftEditor({ quote }: { quote: QuoteView }) {
  const t = useTranslations('admin.quotes')
  const words = useRecordWords()
  const { totalOf } = useQuoteWords()
  const router = useRouter()
  const path = usePagePath()
  const editor = useQuoteEditor(quote)
  const { versioned, saving, undo, totals, problems } = editor
  const [isLeaving, setLeaving] = useState(false)
  const unsaved = useUnsavedChanges(versioned.isDirty && !isLeaving)
  const [send, isSending] = useSending(editor)
  const { takenOf } = useLineWords(editor)
  const taken = editor.draft.lines.find((line) => takenOf(line) !== undefined)
  const first = problems[0] ?? (taken && { problem: 'no-days' as const, lineId: taken.id })
  const sendOrShow = () => {
    if (first) showProblem(first)
    else void send()
  }
  useHotKeys({ 'mod+s': () => void saving.save(), 'mod+Enter': sendOrShow, ...undo.keys() }, false)

  const goTo = (id: string) => router.navigate({ href: path('admin-quote', { slug: id }) })
  const [discard] = useAction(async () => {
    const { base, draft } = versioned
    const isFirst = quote.versions.length === 1
    const isGone = await discardQuote({ data: { quoteId: quote.id, version: base.version } })
    if (!isGone) {
      showToast({ type: 'error', title: t('changedMeanwhile'), timeout: REFUSED_MS })
      await router.invalidate()
      return
    }
    versioned.forget()
    setLeaving(true)
    undo.done(t('discarded'), {
      change: t('discarded'),
      undo: async () => {
        const begun = isFirst ? await startQuote({ data: { enquiryId: quote.enquiry.id } }) : undefined
        if (begun?.kind === 'gone') return { isUndone: false }
        const quoteId = begun?.quoteId ?? quote.id
        const answer = isFirst ? undefined : await startQuoteVersion({ data: { quoteId } })
        if (answer?.kind === 'gone') return { isUndone: false }
        const version = answer?.quote.version ?? 1
        const saved = await saveQuote({ data: { quoteId, version, document: draft } })
        if (saved.kind === 'saved') await goTo(quoteId)
        return { isUndone: saved.kind === 'saved' }
      },
    })
    await (isFirst && quote.reference === null
      ? router.navigate({
          href: path('admin-requests', {}, `ref=${encodeURIComponent(quote.enquiry.reference)}`),
        })
      : router.invalidate())
  })
  const { conflict } = saving
  return (
    <>
      <QuoteHead
        quote={quote}
        onPdf={(event) => {
          // What is drawn is what is saved.
          if (!versioned.isDirty) return
          event.preventDefault()
          const { href } = event.currentTarget
          void saving.save().then((isSaved) => isSaved && location.assign(href))
        }}
      >
        {versioned.savedAt !== null && versioned.isDirty && (
          <span className="muted wide">{words.kept(versioned.savedAt)}</span>
        )}
      </QuoteHead>
      <QuoteDesk
        names={{ request: t('request'), quote: t('quote'), sum: t('sum') }}
        request={<RequestPart reference={quote.enquiry.reference} isWriting />}
        sum={
          <>
            <SumPart editor={editor} />
            {quote.accepted && (
              <>
                <AcceptancePart quoteId={quote.id} accepted={quote.accepted} />
                <PaymentsPart quoteId={quote.id} undo={undo} />
              </>
            )}
            <div className="quote-foot">
              <button type="button" className="btn quiet danger" onClick={() => void discard()}>
                {t('discard')}
              </button>
            </div>
          </>
        }
      >
        {conflict && (
          <ConflictNote
            title={t('conflict')}
            lead={t('conflictLead')}
            choice={{ saving, takeTheirs: words.takeTheirs, keepMine: words.keepMine }}
          >
            <dl className="quote-two">
              <dt>{t('yours')}</dt>
              <dd>{dotted(totals.map(totalOf))}</dd>
              <dt>{t('theirs')}</dt>
              <dd>{dotted(totalsOf(reckon(conflict.document.lines, conflict.venues).lines).map(totalOf))}</dd>
            </dl>
          </ConflictNote>
        )}
        <TermsPart editor={editor} />
        <LineList editor={editor} />
        <ClientPart editor={editor} />
        <LetterPart editor={editor} />
        <MailPart editor={editor} />
      </QuoteDesk>
      <SaveBar
        label={words.saveBar}
        isDirty={versioned.isDirty}
        isSaving={saving.isSaving || isSending}
        inTheWay={
          first && { label: words.inTheWay(Math.max(1, problems.length)), show: () => showProblem(first) }
        }
        ways={[
          { label: words.save, key: 'S', onSave: () => void saving.save() },
          { label: t('send'), key: '↵', onSave: sendOrShow },
        ]}
      >
        <span className="quote-dock">{dotted(totals.map(totalOf))}</span>{' '}
        {isSending ? t('sending') : versioned.isDirty ? words.unsaved : t('isSaved')}
      </SaveBar>
      <LeaveDialog
        unsaved={unsaved}
        title={words.leaveTitle}
        lead={words.leaveLead}
        closeLabel={words.close}
        abandon={{ label: words.abandon, before: versioned.forget }}
        choices={[
          { label: words.stay, isStaying: true },
          { label: words.save, before: saving.save },
        ]}
      />
    </>
  )
}
