import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { FirstScreenEnd } from '#/ui/site/first-screen-end.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { useFrameClass } from './frame-class.ts'
import { ScriptSupport } from './script-support.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SocialLinks } from './social-links.tsx'

/** The green bar above the header: phone, e-mail, the promise, social networks. It scrolls with the page. */
function TopBar() {
  const t = useTranslations('header')
  const phone = formatPhone(AGENCY.phone, useLanguage())
  return (
    <nav className={useFrameClass('topbar on-dark')} aria-label={t('contact')}>
      <div className="wrap">
        <ul>
          <li>
            <a href={`tel:${AGENCY.phone}`} aria-label={t('callUs', { phone })}>
              <Icon name="phone" small />
              {phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${AGENCY.email}`} aria-label={t('writeTo', { email: AGENCY.email })}>
              <Icon name="mail" small />
              {AGENCY.email}
            </a>
          </li>
        </ul>
        <span className="note">{t('answerPromise')}</span>
        <SocialLinks small />
      </div>
    </nav>
  )
}

/** Data of this installation for the layout; absent only where a page failed before its data loaded. */
export interface LayoutFacts {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** The year of the copyright line. */
  readonly year: number
  /** Id of the build; empty while developing. */
  readonly build: string
  /** Whether the site must say that it shows demo data (behaviour 6.4). */
  readonly demo: boolean
}

interface SiteLayoutProps {
  site: LayoutFacts | undefined
  /** The footer's text about the agency. */
  about: string
  /** The heart with its badge; it belongs to the favourites module and is passed by the route. */
  favorites: ReactNode
  /** A question above the page, where this installation asks one. */
  question?: ReactNode
  /** Further settings in the footer, e.g. to change the answer to that question. */
  settings?: ReactNode
  /** A tall photograph beside the menu on wide screens; the neighbourhoods without it. */
  menuPhoto?: PhotoSource
  /** The page, including its own `<main id="main">`. */
  children: ReactNode
}

/** Layout of every public page: header, page, footer and toasts (behaviour 9.6). */
export function SiteLayout({
  site,
  about,
  favorites,
  question,
  settings,
  menuPhoto,
  children,
}: SiteLayoutProps) {
  const t = useTranslations('common')
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {question}
      <TopBar />
      <SiteHeader siteUrl={site?.siteUrl ?? ''} favorites={favorites} menuPhoto={menuPhoto} />
      {children}
      <FirstScreenEnd />
      <SiteFooter
        siteUrl={site?.siteUrl ?? ''}
        about={about}
        year={site?.year}
        demo={site?.demo ?? false}
        settings={settings}
      />
      <ScriptSupport build={site?.build ?? ''} />
    </>
  )
}

/** Layout of a page without header and footer (`layout` of `pages.ts`): only toasts. */
export function BareLayout({ site, children }: Pick<SiteLayoutProps, 'site' | 'children'>) {
  return (
    <>
      {children}
      <ScriptSupport build={site?.build ?? ''} />
    </>
  )
}
