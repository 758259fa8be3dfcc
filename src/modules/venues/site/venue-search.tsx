import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'

/** A search box that leads to the venue list; a plain form, so it works before and without script. */
export function VenueSearch() {
  const t = useTranslations('list')
  const header = useTranslations('header')
  return (
    <search className="wrap venue-search">
      <form action={usePagePath()('venues')}>
        <label htmlFor="venue-search">{t('search')}</label>
        <div className="row">
          <input id="venue-search" type="search" name="q" className="field" />
          <button type="submit" className="btn">
            {header('search')}
          </button>
        </div>
      </form>
    </search>
  )
}
