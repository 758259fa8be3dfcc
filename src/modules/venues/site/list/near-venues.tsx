import { useTranslations } from 'use-intl'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { ShownList } from '../list-state.ts'
import { type HeartSlot, VenueCard } from '../venue-card.tsx'
import { useConcessionText } from './use-concession-text.ts'

/** After a short list: the venues that miss one filter, each with what it gives up. */
export function NearVenues({ list, heart }: { list: ShownList; heart?: HeartSlot | undefined }) {
  const t = useTranslations('list.near')
  const textOf = useConcessionText(list.facets.ownEquipment)
  if (list.near.length === 0) return null
  return (
    <section className="near" aria-labelledby="near">
      <div className="near-head">
        <h2 id="near">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <div className="near-list">
        {list.near.map(({ card, concession }) => (
          <div key={card.slug}>
            <VenueCard venue={card} heart={heart} slot={SLOTS.list} stay={list.filter} />
            <p>{textOf(concession)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
