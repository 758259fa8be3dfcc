import { useTranslations } from 'use-intl'
import { PREFETCHED_PAGES } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useCurrentAddress, useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { LanguageLinks } from './language-menu.tsx'
import { EventLinks, NeighborhoodLinks } from './link-lists.tsx'
import { ShareLinks } from './share-links.tsx'

/** The pages of the burger menu, in its order (behaviour 9.6). */
const PAGES = [
  ['home', 'home'],
  ['venues', 'venues'],
  ['services', 'services'],
  ['about', 'about'],
  ['blog', 'blog'],
  ['contact-us', 'contact'],
  ['submit-venue', 'submit-venue'],
] as const

/** The boot script finds the addresses to prefetch by this mark (`boot/prefetch.ts`). */
function isPrefetched(page: PageId): boolean {
  return PREFETCHED_PAGES.some((id) => id === page)
}

interface BurgerMenuProps {
  siteUrl: string
  photo: PhotoSource | undefined
}

/**
 * The main menu. Below 1024 px it also contains the languages and the share links, which the bar has no room for; below 768 px
 * it begins with the way to a quote in full words.
 */
export function BurgerMenu({ siteUrl, photo }: BurgerMenuProps) {
  const t = useTranslations()
  const { page: current } = useCurrentAddress()
  return (
    <details className="menu burger" name="head">
      <summary>
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
        <span>{t('common.menu')}</span>
      </summary>
      <div className="drawer">
        <div className="wrap grid">
          <p className="ask">
            <PageLink className="ask-link" page="contact">
              {t('plain.requestQuote')}
            </PageLink>
          </p>
          <nav className="big" aria-label={t('header.site')}>
            {PAGES.map(([page, key]) => (
              <PageLink
                key={page}
                page={page}
                aria-current={page === current ? 'page' : undefined}
                data-prefetch={isPrefetched(page) ? '' : undefined}
              >
                {t(`nav.${key}`)}
              </PageLink>
            ))}
          </nav>
          <div className="events">
            <PageLink className="label" page="events">
              {t('footer.events')}
            </PageLink>
            <EventLinks />
          </div>
          <div className="middle">
            {photo ? <Photo photo={photo} alt="" ratio="4/5" slot={SLOTS.menu} /> : <NeighborhoodColumn />}
          </div>
          <div className="aside">
            <ContactColumn />
            <div>
              <p className="label">{t('header.language')}</p>
              <LanguageLinks siteUrl={siteUrl} className="columns" />
            </div>
            <div className="only-s">
              <p className="label">{t('share.title')}</p>
              <ShareLinks siteUrl={siteUrl} className="columns" />
            </div>
          </div>
        </div>
      </div>
    </details>
  )
}

function NeighborhoodColumn() {
  const t = useTranslations('footer')
  return (
    <>
      <p className="label">{t('neighborhoods')}</p>
      <NeighborhoodLinks />
    </>
  )
}

function ContactColumn() {
  const t = useTranslations()
  const phone = formatPhone(AGENCY.phone, useLanguage())
  return (
    <div>
      <p className="label">{t('header.contact')}</p>
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
      </ul>
    </div>
  )
}
