import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { KeptList, type ShareSlot } from './kept-list.tsx'
import { WAITING_PLACES } from './kept-script.ts'
import { RecentStrip } from './recent-strip.tsx'
import { useFavorites } from './use-favorites.ts'
import { useRefresh } from './use-refresh.ts'

const noChange = () => () => undefined

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

function KeptVenues({ share }: { share: ShareSlot }) {
  const kept = useFavorites()
  const freshness = useRefresh()
  return (
    <>
      {kept.length === 0 ? (
        <Empty isRefused={!isAllowed()} />
      ) : (
        <KeptList kept={kept} freshness={freshness} share={share} />
      )}
      {freshness.status !== 'loading' && <RecentStrip />}
    </>
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
