import { useFormatter, useTranslations } from 'use-intl'
import { PARIS } from '#/lib/paris-time.ts'
import { Icon } from '#/ui/site/icon.tsx'

/** The day on which a house confirmed the days that are asked for; it goes as soon as others are chosen. */
export function ConfirmedByHouse({ at }: { at: string }) {
  const t = useTranslations('dates')
  const format = useFormatter()
  const day = format.dateTime(new Date(at), { day: 'numeric', month: 'long', timeZone: PARIS })
  return (
    <p data-no-stay="">
      <Icon name="check" small /> {t('confirmedByHouse', { day })}
    </p>
  )
}
