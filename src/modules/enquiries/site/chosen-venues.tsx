import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { estimateLines } from '../model/estimate.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import { ChosenVenueRow } from './chosen-venue-row.tsx'
import { movedList, useMovedVenue } from './use-moved-venue.ts'

interface ChosenVenuesProps {
  readonly venues: readonly ChosenVenue[]
  /** Slugs that the address names and the catalogue does not have. */
  readonly gone: readonly string[]
  /** Query of this page with these venues. */
  readonly searchOf: (slugs: readonly string[]) => string
  /** Take another list, or another order of it. */
  readonly onChoose: (venues: readonly ChosenVenue[]) => void
  /** As typed now. */
  readonly duration: string
  /** Message of the validation error, if any. */
  readonly error: string | undefined
}

/** What the row of a venue says of its price: for the days that are asked for, or from how much a day. */
function useRowPrice(venues: readonly ChosenVenue[], duration: string): (venue: ChosenVenue) => string {
  const card = useTranslations('card')
  const words = useTranslations('venue')
  const language = useLanguage()
  const lines = duration === '' ? [] : estimateLines(duration, venues)
  return ({ slug, priceFromDayCents }) => {
    const line = lines.find(({ venue }) => venue.slug === slug)
    if (line === undefined) return card('fromPrice', { price: formatPrice(priceFromDayCents, language) })
    return `${formatPrice(line.cents, language)}${DOT}${words('days', { n: line.days })}`
  }
}

/** The venues of the enquiry: one enquiry covers all of them, in the order of preference. */
export function ChosenVenues({ venues, gone, searchOf, onChoose, duration, error }: ChosenVenuesProps) {
  const t = useTranslations('enquiryForm')
  const chosen = useTranslations('chosen')
  const box = useRef<HTMLElement>(null)
  const slugs = venues.map(({ slug }) => slug)
  const { moved, onMove } = useMovedVenue(box, slugs)
  const priceOf = useRowPrice(venues, duration)
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
      {venues.length > 0 && (
        <ul>
          {venues.map((one) => (
            <ChosenVenueRow
              key={one.slug}
              venue={one}
              price={priceOf(one)}
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
        </ul>
      )}
      <p className="sr" role="status">
        {movedVenue &&
          chosen('moved', {
            name: movedVenue.name,
            n: slugs.indexOf(movedVenue.slug) + 1,
            total: venues.length,
          })}
      </p>
      {error && (
        <p className="field-error">
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
    </aside>
  )
}
