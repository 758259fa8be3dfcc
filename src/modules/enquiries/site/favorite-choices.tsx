import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { Icon } from '#/ui/site/icon.tsx'

/** A kept venue that can join the enquiry. */
export interface OfferedVenue {
  readonly slug: string
  readonly name: string
}

interface FavoriteChoicesProps {
  readonly venues: readonly OfferedVenue[]
  /** Query of this page with the venue as well. */
  readonly searchWith: (slug: string) => string
}

/**
 * The visitor's favourites that the enquiry does not have yet. The server knows none, so they come with the script,
 * behind a line that is there from the beginning: nothing below moves.
 */
export function FavoriteChoices({ venues, searchWith }: FavoriteChoicesProps) {
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
        {venues.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink
              className="chip"
              page="contact-venue"
              search={searchWith(slug)}
              stay
              aria-label={t('add', { name })}
            >
              <Icon name="plus" small />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
