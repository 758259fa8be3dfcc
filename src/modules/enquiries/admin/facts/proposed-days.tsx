import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { proposedDays } from '../../model/booking.ts'
import type { TypedFacts } from '../../model/fact-fields.ts'

interface ProposedDaysProps {
  values: TypedFacts
  onTake: (days: TypedFacts) => void
}

/** Offer the exact days that the words of the client name, as long as none are set. */
export function ProposedDays({ values, onTake }: ProposedDaysProps) {
  const t = useTranslations('admin.facts')
  const screen = useScreenLanguage()
  const startDate = values.startDate || values.desiredDate || null
  const proposed = proposedDays({ startDate, duration: values.duration ?? null })
  if (proposed === undefined || values.firstDay || values.lastDay || values.firstDay === undefined)
    return null
  const { first, last } = proposed
  return (
    <button type="button" className="btn quiet" onClick={() => onTake({ firstDay: first, lastDay: last })}>
      {t('takeDays', { first: formatDate(first, screen), last: formatDate(last, screen) })}
    </button>
  )
}
