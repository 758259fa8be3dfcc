import { useTranslations } from 'use-intl'
import { Island } from '#/i18n/react/island.tsx'
import type { VenueDetail } from '../../model/venue.ts'
import { usePlanWords } from './use-plan-words.ts'
import venuePlan from './venue-plan.island.tsx'
import type { VenuePlanProps } from './venue-plan.tsx'

/** The plan of a venue, and for paper and browsers without script what fits on it. */
export function PlanSection({
  venue: { slug, plan, planOffers: offers, capacities },
}: {
  venue: VenueDetail
}) {
  const t = useTranslations('plan')
  if (plan === null || offers.length === 0) return null
  return (
    <section className="block plan-block">
      <h2>
        {t('title')} <small>{t('scale')}</small>
      </h2>
      <Island of={venuePlan} props={{ slug, plan, stated: capacities, offers }} />
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
