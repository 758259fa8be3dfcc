import { useFormatter, useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { VenueDetail } from '../../model/venue.ts'
import { useDuration } from './use-duration.ts'

/** The facts, like the label beside a picture. */
export function Exhibit({ venue }: { venue: VenueDetail }) {
  const t = useTranslations('venue')
  const format = useFormatter()
  const language = useLanguage()
  const duration = useDuration()
  const facts = [
    [t('surface'), formatArea(venue.surfaceM2, language)],
    [t('ceiling'), t('ceilingValue', { n: venue.ceilingHeightCm / 100 })],
    [t('standing'), format.number(venue.capacities.standing)],
    [t('minimum'), duration(venue.minimumDays)],
  ] as const
  return (
    <dl className="exhibit">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
