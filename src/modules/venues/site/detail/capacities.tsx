import { useFormatter, useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { LAYOUTS, type Layout, type VenueDetail } from '../../model/venue.ts'

/** How many guests the room holds in each layout. */
export function Capacities({ capacities }: Pick<VenueDetail, 'capacities'>) {
  const t = useTranslations('venue')
  return (
    <section className="block">
      <h2>{t('capacities')}</h2>
      <table className="caps">
        <caption className="sr">{t('capacitiesCaption')}</caption>
        <tbody>
          {LAYOUTS.map((layout) => (
            <CapacityRow key={layout} layout={layout} guests={capacities[layout]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CapacityRow({ layout, guests }: { layout: Layout; guests: number }) {
  const t = useTranslations('venue')
  const name = useTranslations('layout')
  const format = useFormatter()
  const unit = layout === 'runway' ? t('seats', { n: guests }) : t('guests', { n: guests })
  return (
    <tr data-none={guests === 0 ? '' : undefined}>
      <th scope="row">
        <span>
          <Icon name={`layout-${layout}`} />
          {name(layout)}
        </span>
      </th>
      <td>{t(`layoutHint.${layout}`)}</td>
      <td>
        {guests === 0 ? (
          <small>{t('notOffered')}</small>
        ) : (
          <>
            {format.number(guests)} <small>{unit}</small>
          </>
        )}
      </td>
    </tr>
  )
}
