import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Arches } from '#/ui/site/arches.tsx'
import { Icon } from '#/ui/site/icon.tsx'

/**
 * Call to action at the end of a page: ask for a quote, or call. No venue is chosen there, so that it leads to the request without one.
 * @param search what the page is about, for the form: `event=showroom`
 */
export function ClosingCall({ search = '' }: { search?: string }) {
  const t = useTranslations('plain')
  const language = useLanguage()
  return (
    <section className="call on-dark">
      <div className="wrap">
        <Arches />
        <h2>
          <span>{t('callDate')} </span>
          <span>{t('callRoom')}</span>
        </h2>
        <p>{t('callText')}</p>
        <p className="row">
          <PageLink className="btn btn-white" page="contact" search={search}>
            {t('requestQuote')}
          </PageLink>
          <a className="phone-link" href={`tel:${AGENCY.phone}`}>
            <Icon name="phone" />
            {formatPhone(AGENCY.phone, language)}
          </a>
        </p>
      </div>
    </section>
  )
}
