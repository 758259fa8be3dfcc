import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { BriefProvider } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { type Brief, briefSearch } from '#/modules/venues/model/brief.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { RecentVenues } from '../model/recent.ts'
import { briefOf } from '../model/shortlist.ts'
import { attempt } from './favorite-actions.ts'
import { KeptList, type ListSharing } from './kept-list.tsx'
import { WAITING_PLACES } from './kept-script.ts'
import { readRecent, setRemembering, subscribeRecent } from './recent-venues.ts'
import { useDetails } from './use-details.ts'
import { useFavorites } from './use-favorites.ts'
import { useRefresh } from './use-refresh.ts'

const NONE: RecentVenues = { isOff: false, venues: [] }

const none = () => NONE

/** The venues that this browser saw last, and the switch that forgets them; nothing before a first one was seen. */
function RecentStrip() {
  const t = useTranslations()
  const { isOff, venues } = useSyncExternalStore(subscribeRecent, readRecent, none)
  if (venues.length === 0 && !isOff) return null
  return (
    <section className="recent" aria-labelledby="recent">
      <div className="recent-head">
        <h2 id="recent">{t('shortlist.recent')}</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={!isOff}
            onChange={({ target: { checked } }) => attempt(() => setRemembering(checked))}
          />
          {t('shortlist.remember')}
        </label>
      </div>
      {isOff ? (
        <p className="recent-none">{t('shortlist.forgotten')}</p>
      ) : (
        <ul className="recent-venues">
          {venues.map(({ slug, name, neighborhood, photos: [photo] }) => (
            <li key={slug}>
              <PageLink page="venue" params={{ slug }}>
                {photo && <Photo photo={photo} slot={SLOTS.recent} alt="" />}
                <span>{name}</span>
                <small>{t(`neighborhood.${neighborhood}`)}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const noChange = () => () => undefined

interface FavoritesProps {
  readonly sharing: ListSharing
  /** The brief of the address. */
  readonly asked: Brief
}

/** The favourites of this browser; what waits for them while it has not drawn them. */
export function Favorites({ sharing, asked }: FavoritesProps) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return inBrowser ? <KeptVenues sharing={sharing} asked={asked} /> : <Waiting />
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
        <div className="list-bar" />
        <div className="results-bar" />
        <div className="results bones" aria-hidden="true">
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

function KeptVenues({ sharing, asked }: FavoritesProps) {
  const kept = useFavorites()
  const freshness = useRefresh()
  const details = useDetails(asked)
  return (
    <BriefProvider brief={briefSearch(briefOf(details, asked))}>
      {kept.length === 0 ? (
        <Empty isRefused={!isAllowed()} />
      ) : (
        <KeptList kept={kept} details={details} freshness={freshness} sharing={sharing} />
      )}
      {freshness.status !== 'loading' && <RecentStrip />}
    </BriefProvider>
  )
}

/** Whether the browser lets this site keep anything: blocked, the storage itself cannot be had. */
function isAllowed(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}

function Empty({ isRefused = false }: { isRefused?: boolean }) {
  const t = useTranslations()
  return (
    <div className="notice">
      <h2>{t('favorites.empty')}</h2>
      <p>{t(isRefused ? 'favorites.noStorage' : 'favorites.emptyText')}</p>
      <p className="row">
        <PageLink className="btn" page="venues">
          {t('error.seeVenues')}
        </PageLink>
      </p>
    </div>
  )
}
