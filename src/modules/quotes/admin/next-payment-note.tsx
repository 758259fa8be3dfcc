import { useTranslations } from 'use-intl'
import type { NextPayment } from '../payments.functions.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** What is to be paid next for a booking, in a row of a list. */
export function NextPaymentNote({ payment }: Pick<NextPayment, 'payment'>) {
  const t = useTranslations('admin.payments')
  const { amountOf, dayOf } = useQuoteWords()
  if (payment === null) return <span className="soft">{t('allPaid')}</span>
  const { kind, dueDay, state } = payment
  return (
    <span className={state === 'overdue' ? 'bad' : undefined}>
      {t(`kind.${kind}`)} <b className="strong">{amountOf(payment.openCents)}</b>{' '}
      {t(state === 'overdue' ? 'overdueSince' : 'dueOn', { day: dayOf(dueDay) })}
    </span>
  )
}
