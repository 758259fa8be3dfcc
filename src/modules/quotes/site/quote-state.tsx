import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { QuotePageProps } from './quote-page-props.ts'
import { useParisMoment } from './use-paris-moment.ts'

/** What has become of a quote that is not open any more. */
export function QuoteState({ quote }: Pick<QuotePageProps, 'quote'>) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const momentOf = useParisMoment()
  const { state, accepted, validUntil, confirmedBy } = quote
  const words = () => {
    switch (state) {
      case 'accepted':
        return t('thanks')
      case 'waiting-for-owner':
        return t('waiting', { date: momentOf(confirmedBy ?? '') })
      case 'expired':
        return t('expired', { date: formatDate(validUntil, language) })
      case 'taken':
        return t('takenAll')
      case 'owner-no':
        return t('ownerNo')
      case 'declined':
      case 'voided':
      case 'cancelled':
        return t(state)
      default:
        return t('withdrawn')
    }
  }
  if (state === 'sent') return null
  const isOver = state === 'withdrawn' || state === 'voided'
  return (
    <div className="client-quote-said" role="status">
      {accepted && !isOver && (
        <p>{t('acceptedBy', { name: accepted.name, date: formatDate(accepted.at, language) })}</p>
      )}
      <p>{words()}</p>
    </div>
  )
}
