import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatPhone } from '#/i18n/format-phone.ts'
import { PageLink } from '#/i18n/link.tsx'
import { AGENCY } from '#/settings.ts'
import { Icon } from '#/ui/icon.tsx'

interface SuccessPageProps {
  readonly heading: string
  readonly lead: string
  /** Absent when the page was opened without one. */
  readonly reference: string | undefined
}

/** Thanks, the reference, and what happens next. */
export function SuccessPage({ heading, lead, reference }: SuccessPageProps) {
  const t = useTranslations('success')
  const language = useLanguage()
  return (
    <main id="main">
      <div className="wrap grid done">
        <div className="say">
          <h1>{heading}</h1>
          <p>{lead}</p>
          {reference === undefined ? (
            <p>{t('noReference')}</p>
          ) : (
            <>
              <p className="ref">
                <span className="label">{t('reference')}</span> <b>{reference}</b>
              </p>
              <p>{t('mail')}</p>
            </>
          )}
          <p className="row">
            <PageLink className="btn" page="venues">
              {t('backToVenues')}
            </PageLink>
            <a className="btn btn-line" href={`tel:${AGENCY.phone}`}>
              <Icon name="phone" small />
              {formatPhone(AGENCY.phone, language)}
            </a>
          </p>
        </div>
        <div className="side">
          <h2>{t('next')}</h2>
          <ol className="next">
            <li>{t('step1')}</li>
            <li>{t('step2')}</li>
            <li>{t('step3')}</li>
          </ol>
        </div>
      </div>
    </main>
  )
}
