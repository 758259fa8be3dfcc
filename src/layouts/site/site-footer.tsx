import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PAGE_END } from '#/boot/inline/transition-script.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useCurrentAddress, useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { useReadyPartOfPage } from '#/i18n/react/ready-part.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { LogoMark } from '#/ui/site/logo.tsx'
import { useFrameClass } from './frame-class.ts'
import { EventLinks, NeighborhoodLinks } from './link-lists.tsx'
import { SocialLinks } from './social-links.tsx'

/** The footer's own pages; `contact-us` is called "contact" in the menus. */
const PAGES = [
  ['venues', 'venues'],
  ['services', 'services'],
  ['about', 'about'],
  ['blog', 'blog'],
  ['contact-us', 'contact'],
  ['favorites', 'favorites'],
  ['sitemap', 'sitemap'],
] as const

const LEGAL_PAGES = ['legal-notice', 'privacy-policy', 'terms'] as const

const MODES = ['light', 'dark', 'system'] as const

/**
 * Light, dark or the device's setting. The server always marks `system`; the boot script marks, applies and
 * stores the visitor's own choice (`src/boot/color-mode.ts`), so it works before any file has come.
 */
function ModeChoice() {
  const t = useTranslations('mode')
  return (
    <fieldset className="mode needs-script">
      <legend>{t('title')}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input type="radio" name="color-mode" value={mode} defaultChecked={mode === 'system'} />
          <Icon name={mode} small />
          {t(mode)}
        </label>
      ))}
    </fieldset>
  )
}

interface SiteFooterProps {
  /** Public origin; empty where it is not known. */
  siteUrl: string
  about: string
  /** Absent only where a page failed before its data loaded. */
  year: number | undefined
  demo: boolean
  /** Shown beside the colour mode. */
  settings?: ReactNode
}

/** The footer (behaviour 9.6). It is the same whatever the query of its page, and rendered once. */
export function SiteFooter(props: SiteFooterProps) {
  const { settings, ...facts } = props
  // Before the part, which is the last hook.
  const className = useFrameClass('footer')
  const html = useReadyPartOfPage(
    'footer',
    { ...facts, hasSettings: Boolean(settings) },
    <Inside {...props} />,
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
    <footer className={className} id={PAGE_END} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

function Inside({ siteUrl, about, year = new Date().getFullYear(), demo, settings }: SiteFooterProps) {
  const t = useTranslations()
  return (
    <>
      <div className="wrap grid top">
        <div className="about">
          <PageLink className="logo" page="home" lang="en" translate="no">
            <LogoMark />
            {AGENCY.name}
          </PageLink>
          <p>{about}</p>
          <PageLink className="more" page="submit-venue">
            {t('nav.submit-venue')}
            <Icon name="arrow" />
          </PageLink>
        </div>
        <nav aria-label={t('footer.site')}>
          <div>
            <h2>{t('footer.site')}</h2>
            <ul>
              {PAGES.map(([page, key]) => (
                <li key={page}>
                  <PageLink page={page}>{t(`nav.${key}`)}</PageLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('footer.neighborhoods')}</h2>
            <NeighborhoodLinks />
          </div>
          <div>
            <h2>{t('footer.events')}</h2>
            <EventLinks />
          </div>
        </nav>
        <Contact siteUrl={siteUrl} />
      </div>
      <div className="wrap">
        <div className="footer-end">
          <span>{t('footer.rights', { year: String(year), name: AGENCY.name })}</span>
          <ul aria-label={t('footer.legal')}>
            {LEGAL_PAGES.map((page) => (
              <li key={page}>
                <PageLink page={page}>{t(`nav.${page}`)}</PageLink>
              </li>
            ))}
          </ul>
          {settings}
          <ModeChoice />
          {demo && <p className="demo">{t('common.demo')}</p>}
        </div>
      </div>
    </>
  )
}

/** The page's own address, in print only, so that a reader of the printout can find the page. */
function PaperAddress({ siteUrl }: { siteUrl: string }) {
  const { page, params, language } = useCurrentAddress()
  if (page === null || PAGE_SETTINGS[page].isPersonal || siteUrl === '') return null
  const address = siteUrl.replace(/^https?:\/\//, '') + localize(page, params, language)
  return (
    <li className="paper-only">
      <span>{address}</span>
    </li>
  )
}

function Contact({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations()
  const phone = formatPhone(AGENCY.phone, useLanguage())
  return (
    <div className="contact">
      <h2>{t('footer.contact')}</h2>
      <address>
        <ul>
          <li>
            <a href={`tel:${AGENCY.phone}`}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${AGENCY.email}`}>{AGENCY.email}</a>
          </li>
          <li>
            <span>{t('common.parisFrance')}</span>
          </li>
          <PaperAddress siteUrl={siteUrl} />
        </ul>
      </address>
      <SocialLinks />
    </div>
  )
}
