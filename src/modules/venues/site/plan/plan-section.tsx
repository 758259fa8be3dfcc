import { useTranslations } from 'use-intl'
import { Island } from '#/i18n/react/island.tsx'
import type { Brief } from '../../model/brief.ts'
import { plannedOf } from '../../model/plan-offers.ts'
import type { VenueDetail } from '../../model/venue.ts'
import { planLayoutOf } from '../../model/wished-layout.ts'
import { usePlanWords } from './use-plan-words.ts'
import venuePlan from './venue-plan.island.tsx'
import type { VenuePlanProps } from './venue-plan.tsx'

interface PlanSectionProps {
  readonly venue: VenueDetail
  /** The plan opens with its layout, for as many as it names. */
  readonly brief: Brief
  /** Of rail, as the address has them. */
  readonly metres: number | undefined
}

/** The plan of a venue, and for paper and browsers without script what fits on it. */
export function PlanSection({
  venue: { slug, plan, planOffers: offers, capacities },
  brief,
  metres,
}: PlanSectionProps) {
  const t = useTranslations('plan')
  const shown = plannedOf(offers, { layout: planLayoutOf(brief) ?? null, guests: brief.guests ?? null })
  if (plan === null || shown === undefined) return null
  const opened = { layout: shown.layout, guests: brief.guests, metres }
  return (
    <section className="block plan-block">
      <h2>
        {t('title')} <small>{t('scale')}</small>
      </h2>
      <Island of={venuePlan} props={{ slug, plan, stated: capacities, offers, opened }} />
      <PlanFits plan={plan} offers={offers} />
    </section>
  )
}

function PlanFits({ plan, offers }: Pick<VenuePlanProps, 'plan' | 'offers'>) {
  const t = useTranslations('plan')
  const words = usePlanWords(plan)
  return (
    <table className="plan-fits">
      <caption>{t('fits')}</caption>
      <tbody>
        {offers.map(({ layout, figures }) => (
          <tr key={layout}>
            <th scope="row">{t(`layout.${layout}`)}</th>
            <td>{words.sentence(layout, figures)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
