import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { readsBrief } from '#/i18n/addresses/pages.ts'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { LogoMark } from '#/ui/site/logo.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import { useFrameClass } from './frame-class.ts'
import { LanguageControl } from './language-menu.tsx'
import { ShareLinks } from './share-links.tsx'

/** The share menu in the bar; it closes after use (behaviour 9.6). */
function ShareMenu({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('share')
  return (
    <details className="menu has-pop only-l" name="head">
      <summary aria-label={t('title')}>
        <Icon name="share" />
      </summary>
      <div className="pop">
        <ShareLinks siteUrl={siteUrl} />
      </div>
    </details>
  )
}

interface SiteHeaderProps {
  siteUrl: string
  favorites: ReactNode
  menuPhoto: PhotoSource | undefined
}

/**
 * The sticky bar: menu, logo, the way to a quote, languages, share, favourites, search. Its menus are native `<details>`
 * that open before any script; a script in the head closes them on Escape, that of the page on a click outside and on a
 * chosen link.
 */
export function SiteHeader({ siteUrl, favorites, menuPhoto }: SiteHeaderProps) {
  const t = useTranslations('header')
  const plain = useTranslations('plain')
  const { page: current, brief = '' } = useCurrentAddress()
  return (
    // Read by `boot/carry-brief.ts`.
    <header
      className={useFrameClass('site-header')}
      data-reads-brief={current && readsBrief(current) ? brief : undefined}
    >
      <div className="wrap bar">
        <BurgerMenu siteUrl={siteUrl} photo={menuPhoto} />
        <PageLink className="logo" page="home" lang="en" translate="no">
          <LogoMark />
          {AGENCY.name}
        </PageLink>
        <div className="bar-end">
          <PageLink
            className="btn btn-s bar-quote"
            page="contact"
            aria-current={current === 'contact' ? 'page' : undefined}
          >
            <span className="at-length">{plain('requestQuote')}</span>
            <span className="in-short">{t('quoteShort')}</span>
          </PageLink>
          <LanguageControl siteUrl={siteUrl} />
          <ShareMenu siteUrl={siteUrl} />
          {favorites}
          {/* To the field that is ready to be typed in; on phones it is in a sheet (`list/live-filters.ts`). */}
          <PageLink className="icon-btn" page="venues" hash="filter-q" aria-label={t('search')}>
            <Icon name="search" />
          </PageLink>
        </div>
      </div>
    </header>
  )
}
