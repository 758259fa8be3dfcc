import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { SocialLinks } from './social-links.tsx'

/** The green bar above the header: phone, e-mail, the promise, social networks. It scrolls with the page. */
export function TopBar() {
  const t = useTranslations('header')
  const phone = formatPhone(AGENCY.phone, useLanguage())
  return (
    <nav className="topbar on-dark" aria-label={t('contact')}>
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
