import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { QUOTE_LIMITS } from '../model/form-fields.ts'
import { type ChosenVenue, rememberVenues } from './chosen-venue.ts'
import { ChosenVenueRow } from './chosen-venue-row.tsx'
import { Estimate } from './estimate.tsx'
import { FavoriteChoices } from './favorite-choices.tsx'
import { movedList, useMovedVenue } from './use-moved-venue.ts'

interface ChosenVenuesProps {
  readonly venues: readonly ChosenVenue[]
  /** Slugs that the address names and the catalogue does not have. */
  readonly gone: readonly string[]
  /** Favourites of this browser. */
  readonly favorites: readonly ChosenVenue[]
  /** Query of this page with these venues. */
  readonly searchOf: (slugs: readonly string[]) => string
  /** Query of the list of venues that a further one is looked for in. */
  readonly listSearch: string
  /** Takes another list, or another order of it. */
  readonly onChoose: (venues: readonly ChosenVenue[]) => void
  /** As typed now. */
  readonly duration: string
  /** Message of the validation error, if any. */
  readonly error: string | undefined
}

/** The venues of the enquiry beside the form: one enquiry covers all of them, in the order of preference. */
export function ChosenVenues({
  venues,
  gone,
  favorites,
  searchOf,
  listSearch,
  onChoose,
  duration,
  error,
}: ChosenVenuesProps) {
  const t = useTranslations('quote')
  const chosen = useTranslations('chosen')
  const venue = useTranslations('venue')
  const form = useTranslations('form')
  const box = useRef<HTMLElement>(null)
  const slugs = venues.map(({ slug }) => slug)
  const { moved, onMove } = useMovedVenue(box, slugs)
  const offered = favorites.filter(({ slug }) => !slugs.includes(slug))
  const full = venues.length >= QUOTE_LIMITS.venues
  const movedVenue = venues.find(({ slug }) => slug === moved)

  const searchMoved = (slug: string, direction: 'up' | 'down') => {
    const list = movedList(slugs, slug, direction)
    return list && searchOf(list)
  }
  const move = (slug: string, direction: 'up' | 'down') => {
    const list = movedList(slugs, slug, direction) ?? slugs
    onMove(slug, direction)
    onChoose(list.flatMap((one) => venues.find((known) => known.slug === one) ?? []))
  }
  return (
    <aside className="chosen" id="venue" aria-labelledby="venue-title" tabIndex={-1} ref={box}>
      <h2 id="venue-title">{t('venues', { n: venues.length })}</h2>
      {venues.length > 1 && <p className="note order-note">{chosen('order')}</p>}
      <ul>
        {venues.map((one) => (
          <ChosenVenueRow
            key={one.slug}
            venue={one}
            searchMoved={{ up: searchMoved(one.slug, 'up'), down: searchMoved(one.slug, 'down') }}
            searchWithout={searchOf(slugs.filter((slug) => slug !== one.slug))}
            onMove={(direction) => move(one.slug, direction)}
            // What had the focus goes; the list takes it.
            onRemove={() => {
              box.current?.focus({ preventScroll: true })
              onChoose(venues.filter((other) => other !== one))
            }}
          />
        ))}
        {!full && (
          <li className="add">
            <PageLink
              className="more"
              page="venues"
              search={listSearch}
              onClick={() => rememberVenues(slugs)}
            >
              <Icon name="plus" small />
              {venues.length === 0 ? venue('allVenues') : t('addVenue')}
            </PageLink>
          </li>
        )}
      </ul>
      <p className="sr" role="status">
        {movedVenue &&
          chosen('moved', {
            name: movedVenue.name,
            n: slugs.indexOf(movedVenue.slug) + 1,
            total: venues.length,
          })}
      </p>
      {!full && (
        <FavoriteChoices
          venues={offered}
          searchWith={(slug) => searchOf([...slugs, slug])}
          onAdd={(added) => onChoose([...venues, added])}
        />
      )}
      {error && (
        <p className="err">
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      {gone.map((slug) => (
        <p key={slug} className="advice">
          <Icon name="info" small />
          <span>{t('goneVenue', { slug })}</span>
        </p>
      ))}
      {venues.length > 0 && <Estimate venues={venues} duration={duration} />}
      {venues.length === 0 && <p className="note">{t('noVenue')}</p>}
      {venues.length > 1 && (
        <p className="note">
          {t('venuesNote')} {!error && form('tooManyVenues', { max: QUOTE_LIMITS.venues })}
        </p>
      )}
    </aside>
  )
}
