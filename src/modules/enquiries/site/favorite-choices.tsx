import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { onPlainClick } from '#/lib/plain-click.ts'
import { Icon } from '#/ui/site/icon.tsx'
import type { ChosenVenue } from './chosen-venue.ts'

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
export function FavoriteChoices({ venues, searchWith, onAdd }: FavoriteChoicesProps) {
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
