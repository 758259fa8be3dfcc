import { type ComponentType, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { Favorite } from '../model/favorite.ts'
import { clearFavorites, removeFavorite } from './favorite-actions.ts'
import { FavoriteCard, GoneCard } from './favorite-card.tsx'
import { WAITING_PLACES } from './kept-script.ts'
import { useFavorites } from './use-favorites.ts'
import { useRefresh } from './use-refresh.ts'

const noChange = () => () => undefined

/** Shares what is offered of the list; it belongs to another module, so the route hands it in. */
type ShareSlot = ComponentType<{ readonly venues: readonly Favorite[] }>

/** The favourites of this browser; what waits for them while it has not drawn them. */
export function Favorites({ share }: { share: ShareSlot }) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return inBrowser ? <KeptVenues share={share} /> : <Waiting />
}

/** The script of the head has counted: no place is held free in an empty list (`kept-script.ts`). */
function Waiting() {
  const t = useTranslations('favorites')
  return (
    <>
      <noscript>
        <p className="remark">{t('noScript')}</p>
      </noscript>
      <div className="needs-script none-kept">
        <Empty />
      </div>
      <div className="needs-script some-kept">
        <p className="sr" role="status">
          {t('loading')}
        </p>
        <div className="results-bar" />
        <div className="results" aria-hidden="true">
          {Array.from({ length: WAITING_PLACES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are alike and never move
            <div key={place} className="card bone">
              <div className="card-pic" />
              <span />
              <span />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function KeptVenues({ share: Share }: { share: ShareSlot }) {
  const t = useTranslations()
  const kept = useFavorites()
  const { status, gone, retry } = useRefresh()
  const count = useRef<HTMLParagraphElement>(null)

  /** The focused element disappears, so the line above the list takes the focus. */
  const andFocus = (change: () => void) => () => {
    change()
    count.current?.focus()
  }

  if (kept.length === 0) return <Empty />
  const offered = kept.filter(({ slug }) => !gone.has(slug))
  return (
    <>
      <Bar
        count={
          <p className="count" role="status" tabIndex={-1} ref={count}>
            {t('favorites.count', { n: kept.length })}
          </p>
        }
      >
        {offered.length > 0 && (
          <PageLink className="btn btn-s" page="contact-venue" search={venueSearch(offered)}>
            {t('favorites.askAll')}
          </PageLink>
        )}
        {offered.length > 0 && <Share venues={offered} />}
        <button type="button" className="link" onClick={clearFavorites}>
          {t('favorites.clear')}
        </button>
      </Bar>
      {status === 'offline' && (
        <p className="remark" role="status">
          <Icon name="info" small />
          <span>
            {t('favorites.offline')}{' '}
            <button type="button" className="link" onClick={retry}>
              {t('common.retry')}
            </button>
          </span>
        </p>
      )}
      <div className="results" aria-busy={status === 'loading' ? true : undefined}>
        {kept.map((favorite) => {
          const Card = gone.has(favorite.slug) ? GoneCard : FavoriteCard
          return (
            <Card
              key={favorite.slug}
              favorite={favorite}
              onRemove={andFocus(() => removeFavorite(favorite))}
            />
          )
        })}
      </div>
    </>
  )
}

function Bar({ count, children }: { count: ReactNode; children: ReactNode }) {
  return (
    <div className="results-bar">
      {count}
      <div className="row">{children}</div>
    </div>
  )
}

function Empty() {
  const t = useTranslations()
  return (
    <div className="notice">
      <h2>{t('favorites.empty')}</h2>
      <p>{t('favorites.emptyText')}</p>
      <p className="row">
        <PageLink className="btn" page="venues">
          {t('error.seeVenues')}
        </PageLink>
      </p>
    </div>
  )
}

/** One enquiry for all: `venue` repeats (behaviour 4.2). */
function venueSearch(venues: readonly Favorite[]): string {
  return new URLSearchParams(venues.map(({ slug }) => ['venue', slug])).toString()
}
