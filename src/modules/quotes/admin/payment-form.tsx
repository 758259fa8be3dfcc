import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField, AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { MAX_PAYMENT_NOTE, type PaymentProblem } from '../model/payment-state.ts'
import { type PaymentAnswer, type ShownPayment, savePayment } from '../payments.functions.ts'
import { CentsField } from './cents-field.tsx'
import { useQuoteWords } from './use-quote-words.ts'

interface PaymentFormProps {
  payment: ShownPayment
  /** In Paris (ISO 8601). */
  today: string
  onSaved: (answer: Extract<PaymentAnswer, { kind: 'saved' }>) => Promise<void>
  onGone: () => Promise<void>
  onBack: () => void
}

/** Note the day and the amount of a payment, or correct what was noted. */
export function PaymentForm({ payment, today, onSaved, onGone, onBack }: PaymentFormProps) {
  const t = useTranslations('admin.payments')
  const { amountOf, dayOf } = useQuoteWords()
  const [cents, setCents] = useState(payment.paidCents ?? payment.cents)
  const [problem, setProblem] = useState<PaymentProblem>()
  const [theirs, setTheirs] = useState<ShownPayment>()
  const [save, saving] = useAction(
    async (noted: { paidDay: string | null; paidCents: number | null; note: string }) => {
      const { id, version } = theirs ?? payment
      const answer = await savePayment({ data: { id, version, ...noted } })
      if (answer.kind === 'saved') return onSaved(answer)
      if (answer.kind === 'gone') return onGone()
      if (answer.kind === 'conflict') return setTheirs(answer.present)
      setProblem(answer.problem)
      document.getElementById(answer.problem === 'no-amount' ? 'payment-cents' : 'payment-day')?.focus()
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLElement>('#payment-cents[aria-invalid]')
    // What was typed there is no amount, and the field says so.
    if (unread && problem !== 'no-amount') return unread.focus()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    void save({ paidDay: text('payment-day') || null, paidCents: cents, note: text('note') })
  }
  const note = { id: 'payment-note', label: t('noteField') }
  return (
    <form className="narrow-form" onSubmit={submit}>
      {theirs && (
        <Notice kind="warning" live>
          {theirs.paidCents === null
            ? t('theirsNone')
            : t('theirs', {
                ...{ amount: amountOf(theirs.paidCents), day: dayOf(theirs.paidDay ?? theirs.dueDay) },
              })}
        </Notice>
      )}
      <p className="soft">{t('lead', { amount: amountOf(payment.cents), day: dayOf(payment.dueDay) })}</p>
      <AdminField
        id="payment-day"
        type="date"
        label={t('day')}
        defaultValue={payment.paidDay ?? today}
        max={today}
        error={problem && problem !== 'no-amount' ? t(`problem.${problem}`) : undefined}
        data-focus
      />
      <CentsField
        id="payment-cents"
        label={t('amount')}
        cents={cents}
        onCents={(typed) => {
          setCents(typed)
          setProblem(undefined)
        }}
        compared={{}}
        error={problem === 'no-amount' ? t('problem.no-amount') : undefined}
      />
      <AdminFieldBox {...note}>
        <textarea
          {...adminDescribedBy(note)}
          id="payment-note"
          name="note"
          className="input"
          rows={2}
          maxLength={MAX_PAYMENT_NOTE}
          defaultValue={payment.note}
        />
      </AdminFieldBox>
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={saving || undefined}>
          {t(theirs ? 'keepMine' : 'save')}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t(theirs ? 'takeTheirs' : 'back')}
        </button>
        {payment.paidCents !== null && (
          <button
            type="button"
            className="btn quiet danger end"
            aria-disabled={saving || undefined}
            onClick={() => void save({ paidDay: null, paidCents: null, note: payment.note })}
          >
            {t('unnote')}
          </button>
        )}
      </div>
    </form>
  )
}
