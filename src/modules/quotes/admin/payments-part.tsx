import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { openCents } from '../model/payment-state.ts'
import { fetchPayments, type PaymentAnswer, type ShownPayment, savePayment } from '../payments.functions.ts'
import { PaymentForm } from './payment-form.tsx'
import { useQuoteWords } from './use-quote-words.ts'

interface PaymentsPartProps {
  quoteId: string
  /** Number of the quote, where several are beside each other. */
  reference?: string | null
  /** The undo of whatever shows this. */
  undo: Undo
}

/** The payments of an accepted quote: what is due, what has come in, and the form that notes it. Nothing where there are none. */
export function PaymentsPart({ quoteId, reference, undo }: PaymentsPartProps) {
  const t = useTranslations('admin.payments')
  const { amountOf } = useQuoteWords()
  const client = useQueryClient()
  const [noted, setNoted] = useState<ShownPayment>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['payments', quoteId],
    queryFn: () => fetchPayments({ data: { quoteId } }),
    refetchOnWindowFocus: 'always',
  })
  const refresh = () => client.invalidateQueries({ queryKey: ['payments'] })
  const saved = async ({ before, payment }: Extract<PaymentAnswer, { kind: 'saved' }>) => {
    setNoted(undefined)
    await refresh()
    if (before.version === payment.version) return
    const title =
      payment.paidCents === null
        ? t('unnoted', { kind: t(`kind.${payment.kind}`) })
        : t('noted', { kind: t(`kind.${payment.kind}`), amount: amountOf(payment.paidCents) })
    const { paidDay, paidCents, note } = before
    undo.done(title, {
      change: t('change', { kind: t(`kind.${payment.kind}`) }),
      undo: async () => {
        const { id, version } = payment
        const { kind } = await savePayment({ data: { id, version, paidDay, paidCents, note } })
        await refresh()
        return { isUndone: kind === 'saved' }
      },
    })
  }
  const gone = async () => {
    setNoted(undefined)
    showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
    await refresh()
  }
  if (data?.payments.length === 0) return null
  return (
    <section className="block payments" aria-label={t('title')}>
      <h3>
        {t('title')}
        {reference && <span className="muted">{reference}</span>}
      </h3>
      {isError && (
        <p className="row wrap" role="alert">
          {t('failed')}{' '}
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      )}
      {!data && !isError && <SkeletonRows count={2} label={t('loading')} />}
      <ul>
        {data?.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onNote={() => setNoted(payment)} />
        ))}
      </ul>
      <AdminDialog
        open={noted !== undefined}
        onClose={() => setNoted(undefined)}
        title={noted ? t('noteTitle', { kind: t(`kind.${noted.kind}`) }) : ''}
        closeLabel={t('back')}
      >
        {noted && data && (
          <PaymentForm
            payment={noted}
            today={data.today}
            onSaved={saved}
            onGone={gone}
            onBack={() => {
              setNoted(undefined)
              // What a colleague has noted is shown.
              void refresh()
            }}
          />
        )}
      </AdminDialog>
    </section>
  )
}

function PaymentRow({ payment, onNote }: { payment: ShownPayment; onNote: () => void }) {
  const t = useTranslations('admin.payments')
  const { amountOf, dayOf } = useQuoteWords()
  const { kind, cents, dueDay, paidCents, paidDay, note, state } = payment
  const isNoted = paidCents !== null
  const sum = amountOf(cents)
  // What was struck is not noted any more; what had come in can still be corrected.
  const mayNote = state !== 'struck' || isNoted
  return (
    <li data-state={state}>
      <span className="payment-what">
        <b className="strong">{state === 'struck' ? <s>{t(`kind.${kind}`)}</s> : t(`kind.${kind}`)}</b>
        {state === 'struck' ? <s>{sum}</s> : <span>{sum}</span>}
      </span>
      <span className={state === 'overdue' ? 'bad' : 'soft'}>
        {t(`state.${state}`, { day: dayOf(dueDay), open: amountOf(openCents(payment)) })}
      </span>
      {isNoted && (
        <span className="soft">
          {t('came', { amount: amountOf(paidCents), day: dayOf(paidDay ?? dueDay) })}
        </span>
      )}
      {note && <span className="soft payment-note">{note}</span>}
      {mayNote && (
        <button
          type="button"
          className="btn sm"
          aria-label={t(isNoted ? 'correctOf' : 'noteOf', { kind: t(`kind.${kind}`), amount: sum })}
          onClick={onNote}
        >
          <AdminIcon name={isNoted ? 'pencil' : 'check'} small />
          {t(isNoted ? 'correct' : 'note')}
        </button>
      )}
    </li>
  )
}
