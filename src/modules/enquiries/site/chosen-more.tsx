import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { onPlainClick } from '#/lib/plain-click.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { QUOTE_LIMITS } from '../model/form-fields.ts'
import { type ChosenVenue, rememberVenues } from './chosen-venue.ts'
import { Estimate } from './estimate.tsx'

interface ChosenMoreProps {
  readonly venues: readonly ChosenVenue[]
  /** Favourites of this browser. */
  readonly favorites: readonly ChosenVenue[]
  /** Query of this page with these venues. */
  readonly searchOf: (slugs: readonly string[]) => string
  readonly onChoose: (venues: readonly ChosenVenue[]) => void
  /** As typed now. */
  readonly duration: string
  /** Whether what they cost is asked for; a visit costs nothing. */
  readonly isPriced: boolean
}

/**
 * What belongs to the chosen venues and can wait: further ones, the estimate, the notes. On phones it is below the
 * form, so that the form begins in the first screen.
 */
export function ChosenMore({ venues, favorites, searchOf, onChoose, duration, isPriced }: ChosenMoreProps) {
  const t = useTranslations('enquiryForm')
  const venue = useTranslations('venue')
  const form = useTranslations('form')
  const slugs = venues.map(({ slug }) => slug)
  const isFull = venues.length >= QUOTE_LIMITS.venues
  return (
    <div className="chosen-more">
      {!isFull && (
        <>
          <p className="add">
            <PageLink className="more" page="venues" onClick={() => rememberVenues(slugs)}>
              <Icon name="plus" small />
              {venues.length === 0 ? venue('allVenues') : t('addVenue')}
            </PageLink>
          </p>
          <FavoriteChoices
            venues={favorites.filter(({ slug }) => !slugs.includes(slug))}
            searchWith={(slug) => searchOf([...slugs, slug])}
            onAdd={(added) => onChoose([...venues, added])}
          />
        </>
      )}
      {isPriced && venues.length > 0 && <Estimate venues={venues} duration={duration} />}
      {venues.length === 0 && <p className="note">{t('noVenue')}</p>}
      {venues.length > 1 && (
        <p className="note">
          {t('venuesNote')} {!isFull && form('tooManyVenues', { max: QUOTE_LIMITS.venues })}
        </p>
      )}
    </div>
  )
}

interface FavoriteChoicesProps {
  readonly venues: readonly ChosenVenue[]
  /** Query of this page with the venue as well. */
  readonly searchWith: (slug: string) => string
  readonly onAdd: (venue: ChosenVenue) => void
}

/**
 * The visitor's favourites that the enquiry does not have yet. The server knows none, so they come with the script,
 * behind a line that is there from the beginning: nothing below moves.
 */
function FavoriteChoices({ venues, searchWith, onAdd }: FavoriteChoicesProps) {
  const t = useTranslations('chosen')
  const none = useTranslations('favorites')
  return (
    <details className="offered needs-script">
      <summary>
        {t('favorites')}
        <Icon name="plus" className="icon-plus" small />
      </summary>
      {venues.length === 0 && <p className="note">{none('empty')}</p>}
      <ul>
        {venues.map((venue) => (
          <li key={venue.slug}>
            <PageLink
              className="chip"
              page="contact-venue"
              search={searchWith(venue.slug)}
              onClick={onPlainClick(() => onAdd(venue))}
              aria-label={t('add', { name: venue.name })}
            >
              <Icon name="plus" small />
              {venue.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
