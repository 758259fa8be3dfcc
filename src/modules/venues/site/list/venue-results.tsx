import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { VenueCard as Venue, VenueOpening } from '../../model/venue.ts'
import type { ShownList } from '../list-state.ts'
import { moreSearch } from '../more-search.ts'
import { type HeartSlot, VenueCard } from '../venue-card.tsx'

interface FirstOfFewProps {
  venue: Venue
  opening: VenueOpening
  /** As many days as it is priced for. */
  days: number | undefined
  heart?: HeartSlot | undefined
}

/** The first venue where there are few: larger, with the beginning of its description beside it. */
function FirstOfFew({ venue, opening, days, heart }: FirstOfFewProps) {
  const language = useLanguage()
  return (
    <div className="first-of-few">
      <VenueCard venue={venue} heart={heart} slot={SLOTS.listFirst} days={days} priority />
      <div lang={opening.language === language ? undefined : LANGUAGES[opening.language].tag}>
        {opening.tagline !== '' && <p className="tagline">{opening.tagline}</p>}
        {opening.text !== '' && <p>{opening.text}</p>}
      </div>
    </div>
  )
}

/** The cards, dimmed while others are on their way, and the way to more of them. */
export function VenueResults({ list, heart }: { list: ShownList; heart?: HeartSlot | undefined }) {
  const nav = useTranslations('nav')
  const [first, ...others] = list.cards
  // Beside a map, or as a strip below it, all cards are alike.
  const opening = list.filter.view === 'map' ? undefined : list.opening
  return (
    <>
      <h2 className="sr">{nav('venues')}</h2>
      <div className="results">
        {first && opening && (
          <FirstOfFew venue={first} opening={opening} days={list.filter.duration} heart={heart} />
        )}
        {(opening ? others : list.cards).map((venue, index) => (
          <VenueCard
            key={venue.slug}
            venue={venue}
            heart={heart}
            slot={SLOTS.list}
            priority={index === 0 && !opening}
            days={list.filter.duration}
          />
        ))}
      </div>
      <LoadMore list={list} />
    </>
  )
}

/** How much of the list is shown, and a link to the list that shows more. */
function LoadMore({ list: { filter, shown, total } }: { list: ShownList }) {
  const t = useTranslations('list')
  const path = usePagePath()
  const more = moreSearch(filter, shown, total)
  if (!more) return null
  const showing = t('showing', { n: shown, total })
  return (
    <div className="load">
      <progress className="progress" value={shown} max={total} aria-label={showing} />
      <p className="label" aria-hidden="true">
        {showing}
      </p>
      <a className="btn btn-line" href={path('venues', {}, more.search)} data-filter="more" rel="next">
        <span className="when-here">{t('loadMore', { n: more.count })}</span>
        <span className="when-slow">{t('loading')}</span>
      </a>
    </div>
  )
}
