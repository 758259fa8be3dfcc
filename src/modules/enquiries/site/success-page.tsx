import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { ReferenceBox, SentCopy } from './sent-copy.tsx'
import { useIsMailed, useQuoteSteps } from './sent-enquiry.ts'

interface SuccessPageProps {
  readonly heading: string
  readonly lead: string
  /** Absent when the page was opened without one. */
  readonly reference: string | undefined
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

/** Thanks, the reference, and what happens next. */
export function SuccessPage({ heading, lead, reference, answerHours }: SuccessPageProps) {
  const t = useTranslations('success')
  const language = useLanguage()
  const steps = useQuoteSteps(answerHours)
  const isMailed = useIsMailed()
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
              <ReferenceBox reference={reference} />
              <p>{t(isMailed ? 'mail' : 'noMail')}</p>
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
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {reference !== undefined && <SentCopy reference={reference} />}
      </div>
    </main>
  )
}
