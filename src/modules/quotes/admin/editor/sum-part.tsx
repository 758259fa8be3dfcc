import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { AdminFieldBox } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { paymentsOf } from '../../model/payment-plan.ts'
import type { QuoteProblem } from '../../model/quote-problems.ts'
import { linesOf, type Total } from '../../model/totals.ts'
import { TotalsTable } from '../totals-table.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { useLineWords } from './use-line-words.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Where a problem of the quote as a whole is mended. */
const FIELD_OF: Partial<Record<QuoteProblem['problem'], string>> = {
  'no-name': 'quote-name',
  'no-email': 'quote-email',
  'valid-until-past': 'quote-valid-until',
  'mail-gap': 'quote-mail-text',
  'deposit-reason': 'quote-exception',
  'discount-reason': 'quote-exception',
  'price-reason': 'quote-exception',
}

/** Fields of a line that are asked for in so many words. */
const FIELD_OF_LINE: Readonly<Partial<Record<QuoteProblem['problem'], string>>> = {
  'fewer-days-reason': '-fewer-reason',
  'no-label-fr': '-label-fr',
  'no-vat-reason': '-vat-reason',
}

const REASONS: readonly string[] = ['deposit-reason', 'discount-reason', 'price-reason']

/** Show what is to be mended: the field of a problem, or the first one of its line. */
export function showProblem({ problem, lineId, field }: QuoteProblem) {
  const ofLine = lineId && `line-${lineId}${FIELD_OF_LINE[problem] ?? ''}`
  const id = FIELD_OF[problem] ?? (field ? `quote-${field}` : ofLine)
  const found = document.getElementById(id ?? 'quote-language')
  found?.closest('details')?.setAttribute('open', '')
  const into = found?.matches('li') ? found.querySelector<HTMLElement>('input, select') : found
  into?.focus()
  into?.scrollIntoView({ block: 'center' })
}

/** What the draft comes to, when it is paid, what keeps it from being sent, and what is to be looked at. */
export function SumPart({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const { draft, totals, problems, quote, set } = editor
  const { nameOf, problemOf, takenOf, quoteWarnings } = useLineWords(editor)
  const lineOf = (id: string | null) => draft.lines.find((line) => line.id === id)
  const taken = draft.lines.flatMap((line) => {
    const why = takenOf(line)
    return why === undefined ? [] : [{ line, why }]
  })
  const asksReason = draft.exceptionReason !== '' || problems.some(({ problem }) => REASONS.includes(problem))
  return (
    <section className="quote-sum" aria-label={t('sum')}>
      {totals.map((total) => (
        <div key={total.choice}>
          <TotalsTable total={total} />
          <Payments editor={editor} total={total} today={quote.today} />
        </div>
      ))}
      {asksReason && (
        <AdminFieldBox id="quote-exception" label={t('exception')} hint={t('exceptionHint')}>
          <textarea
            id="quote-exception"
            className="input"
            aria-describedby="quote-exception-hint"
            rows={2}
            maxLength={500}
            value={draft.exceptionReason}
            onChange={(event) => set({ exceptionReason: event.target.value })}
          />
        </AdminFieldBox>
      )}
      {problems.length + taken.length > 0 && (
        <div className="quote-problems">
          <h2>{t('toMend', { count: problems.length + taken.length })}</h2>
          <ul>
            {taken.map(({ line, why }) => (
              <li key={line.id}>
                <button
                  type="button"
                  className="link"
                  onClick={() => showProblem({ problem: 'no-days', lineId: line.id })}
                >
                  {dotted([nameOf(line), why])}
                </button>
              </li>
            ))}
            {problems.map((one) => {
              const line = lineOf(one.lineId)
              return (
                <li key={`${one.problem} ${one.lineId}`}>
                  <button type="button" className="link" onClick={() => showProblem(one)}>
                    {dotted([line && nameOf(line), problemOf(one)])}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {quoteWarnings.map((warning) => (
        <p key={warning} className="amount-warning">
          <AdminIcon name="triangle-alert" small />
          {warning}
        </p>
      ))}
    </section>
  )
}

function Payments({ editor, total, today }: { editor: QuoteEditor; total: Total; today: string }) {
  const t = useTranslations('admin.quotes')
  const { amountOf, dayOf } = useQuoteWords()
  const firstDay = linesOf(editor.lines, total.choice)
    .flatMap(({ hire }) => (hire && hire.firstDay !== '' ? [hire.firstDay] : []))
    .toSorted()[0]
  if (firstDay === undefined) return null
  return (
    <ul className="quote-payments">
      {paymentsOf(total.grossCents, editor.draft.payment, today, firstDay).map(({ kind, cents, dueDay }) => (
        <li key={kind}>
          <span>{t(`payment.${kind}`, { day: dayOf(dueDay) })}</span>
          <span>{amountOf(cents)}</span>
        </li>
      ))}
    </ul>
  )
}
