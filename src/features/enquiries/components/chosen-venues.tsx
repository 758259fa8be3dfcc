import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { PageLink } from '#/i18n/link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Photo } from '#/ui/photo.tsx'
import { SLOTS } from '#/ui/photo-slots.ts'
import { rememberVenues } from '../quote-venue/adding-venues.ts'
import { QUOTE_LIMITS } from '../quote-venue/quote-venue-fields.ts'
import type { ChosenVenue } from './chosen-venue.ts'

interface ChosenVenuesProps {
  readonly venues: readonly ChosenVenue[]
  /** Slugs that the address names and the catalogue does not have. */
  readonly gone: readonly string[]
  /** Query of this page without a venue. */
  readonly searchWithout: (slug: string) => string
  /** What is wrong with the choice, in words. */
  readonly error: string | undefined
}

/** The venues of the request beside the form: one request covers all of them. */
export function ChosenVenues({ venues, gone, searchWithout, error }: ChosenVenuesProps) {
  const t = useTranslations('quote')
  const venue = useTranslations('venue')
  const form = useTranslations('form')
  const full = venues.length >= QUOTE_LIMITS.venues
  return (
    <aside className="chosen" id="venue" aria-labelledby="venue-title" tabIndex={-1}>
      <h2 id="venue-title">{t('venues', { n: venues.length })}</h2>
      <ul>
        {venues.map((chosen) => (
          <Chosen key={chosen.slug} venue={chosen} searchWithout={searchWithout(chosen.slug)} />
        ))}
        {!full && (
          <li className="add">
            <PageLink
              className="more"
              page="venues"
              onClick={() => rememberVenues(venues.map(({ slug }) => slug))}
            >
              <Icon name="plus" small />
              {venues.length === 0 ? venue('allVenues') : t('addVenue')}
            </PageLink>
          </li>
        )}
      </ul>
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
      {venues.length === 0 && <p className="note">{t('noVenue')}</p>}
      {venues.length > 1 && (
        <p className="note">
          {t('venuesNote')} {!error && form('tooManyVenues', { max: QUOTE_LIMITS.venues })}
        </p>
      )}
    </aside>
  )
}

function Chosen({ venue, searchWithout }: { venue: ChosenVenue; searchWithout: string }) {
  const t = useTranslations('quote')
  const card = useTranslations('card')
  const neighborhood = useTranslations('neighborhood')
  const language = useLanguage()
  const [photo] = venue.photos
  return (
    <li>
      {photo && <Photo photo={photo} slot={SLOTS.chosen} alt="" />}
      <div>
        <b>
          <PageLink page="venue" params={{ slug: venue.slug }}>
            {venue.name}
          </PageLink>
        </b>
        <span className="label lines">
          <span>{`${neighborhood(venue.neighborhood)} · ${formatArea(venue.surfaceM2, language)}`}</span>
          <span>{card('fromPrice', { price: formatPrice(venue.priceFromDayCents, language) })}</span>
        </span>
      </div>
      <PageLink
        className="icon-btn"
        page="contact-venue"
        search={searchWithout}
        aria-label={t('removeVenue', { name: venue.name })}
      >
        <Icon name="close" small />
      </PageLink>
    </li>
  )
}
