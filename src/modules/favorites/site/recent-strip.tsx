import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { RecentVenues } from '../model/recent.ts'
import { attempt } from './favorite-actions.ts'
import { readRecent, setRemembering, subscribeRecent } from './recent-venues.ts'

const NONE: RecentVenues = { isOff: false, venues: [] }
const none = () => NONE

/** The venues that this browser saw last, and the switch that forgets them; nothing before a first one was seen. */
export function RecentStrip() {
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
