import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { MOST_COMPARED } from '#/modules/venues/model/compared-venue.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { type Favorite, isWhole } from '../model/favorite.ts'
import { type ListDetails, type LocalShortlist, localShortlist } from '../model/shortlist.ts'
import { Comparison } from './comparison.tsx'
import { clearFavorites, removeFavorite } from './favorite-actions.ts'
import { FavoriteCard, GoneCard } from './favorite-card.tsx'
import { ListBar, ListSaid } from './list-bar.tsx'
import { moveVenue } from './list-changes.ts'
import { useFacts } from './use-facts.ts'
import { type PriceText, usePriceText } from './use-price-text.ts'
import type { Freshness } from './use-refresh.ts'

/** Sharing the list, which belongs to another module: the route hands it in. */
export interface ListSharing {
  /**
   * The way to share it.
   * @param names by the slugs of its venues
   */
  readonly bar: (list: LocalShortlist, names: Readonly<Record<string, string>>) => ReactNode
  /** What was answered about a venue; absent where nobody has answered. */
  readonly answersAbout: ((slug: string) => ReactNode) | undefined
  /** A line about what was answered; nothing while nobody else sees the list. */
  readonly news: ReactNode
  /** Whether it is known what was answered. */
  readonly isSettled: boolean
  /** Until when others see the list (ISO 8601, UTC); undefined where nobody else does. */
  readonly sharedUntil: string | undefined
}

interface KeptListProps {
  /** At least one. */
  readonly kept: readonly Favorite[]
  readonly details: ListDetails
  readonly freshness: Freshness
  readonly sharing: ListSharing
}

/** The list: the first of it side by side, then the others, and what is no longer offered (behaviour 5.14). */
export function KeptList({ kept: all, details, freshness, sharing }: KeptListProps) {
  const { status, gone, attempt, retry } = freshness
  const kept = all.filter((favorite) => isWhole(favorite) || gone.has(favorite.slug))
  const t = useTranslations()
  const priceText = usePriceText()
  const count = useRef<HTMLParagraphElement>(null)
  const offered = kept.filter(({ slug }) => !gone.has(slug))
  const first = offered.slice(0, MOST_COMPARED)
  // One alone has nothing to be compared with.
  const compared = first.length > 1 ? first : []
  const last = compared.at(-1)
  const facts = useFacts(
    first.map(({ slug }) => slug),
    attempt,
  )
  // A row of answers that comes late would push the others down.
  const isSettled = facts.isSettled && sharing.isSettled
  // What is below the table waits until the table has its rows: it would be pushed away.
  const cards =
    compared.length === 0 || isSettled ? kept.filter((favorite) => !compared.includes(favorite)) : []

  /** What is not compared is priced by the day, unless its minimum hire is known. */
  function priceOf({ slug }: Favorite): PriceText | undefined {
    const known = facts.of.get(slug)
    return known && details.days !== null ? priceText(known, details.days) : undefined
  }

  /** The focused element disappears, so the line above the list takes the focus. */
  function remove(favorite: Favorite): void {
    removeFavorite(favorite)
    count.current?.focus()
  }

  return (
    <>
      {offered.length > 0 && (
        <>
          <ListBar details={details} sharedUntil={sharing.sharedUntil} news={sharing.news} />
          <ListSaid details={details} />
        </>
      )}
      <div className="results-bar">
        <p className="count" role="status" tabIndex={-1} ref={count}>
          {t('favorites.count', { n: all.length })}
        </p>
        <div className="row">
          {offered.length > 0 && (
            <PageLink
              className="btn btn-s"
              page="contact-venue"
              search={String(new URLSearchParams(offered.map(({ slug }) => ['venue', slug])))}
            >
              {t('favorites.askAll')}
            </PageLink>
          )}
          {offered.length > 0 && (
            <PageLink
              className="btn btn-s btn-line"
              page="contact-venue"
              search={String(
                new URLSearchParams([['kind', 'visit'], ...offered.map(({ slug }) => ['venue', slug])]),
              )}
            >
              {t('visit.book')}
            </PageLink>
          )}
          {offered.length > 0 &&
            sharing.bar(
              localShortlist(details, offered),
              Object.fromEntries(offered.map(({ slug, name }) => [slug, name])),
            )}
        </div>
      </div>
      {status === 'offline' && <Offline onRetry={retry} />}
      {compared.length > 0 && (
        <Comparison
          venues={compared}
          details={details}
          facts={{ of: facts.of, isSettled }}
          answersAbout={sharing.answersAbout}
          onRemove={remove}
        />
      )}
      {compared.length > 0 && cards.length > 0 && <h2 className="kept-others">{t('shortlist.others')}</h2>}
      {cards.length > 0 && (
        <div className="results" aria-busy={status === 'loading' ? true : undefined}>
          {cards.map((favorite) =>
            gone.has(favorite.slug) ? (
              <GoneCard key={favorite.slug} favorite={favorite} onRemove={() => remove(favorite)} />
            ) : (
              <FavoriteCard
                key={favorite.slug}
                favorite={favorite}
                price={priceOf(favorite)}
                onRemove={() => remove(favorite)}
                onCompare={last && (() => moveVenue(favorite.slug, last.slug))}
              />
            ),
          )}
        </div>
      )}
      {(compared.length === 0 || isSettled) && (
        <p className="list-end">
          <button type="button" className="link" onClick={clearFavorites}>
            {t('favorites.clear')}
          </button>
        </p>
      )}
    </>
  )
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <p className="remark" role="status">
      <Icon name="info" small />
      <span>
        {t('favorites.offline')}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {t('common.retry')}
        </button>
      </span>
    </p>
  )
}
