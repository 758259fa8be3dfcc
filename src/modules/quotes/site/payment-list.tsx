import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatAmount, formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { ShownChoice } from './quote-page-props.ts'

/** What is due, and when. */
export function PaymentList({ payments }: Pick<ShownChoice, 'payments'>) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  return payments.map(({ kind, dueDay, cents }) => {
    const values = { amount: formatAmount(cents, language), date: formatDate(dueDay, language, 'label') }
    return (
      <p key={kind} className="hint">
        {kind === 'security'
          ? dotted([t('security', { date: values.date }), values.amount])
          : t(kind, values)}
      </p>
    )
  })
}
