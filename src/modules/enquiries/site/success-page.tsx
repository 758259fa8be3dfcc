import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Island } from '#/i18n/react/island.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import type { Sent } from '../model/reference.ts'
import { NextSteps } from './next-steps.tsx'
import { ReferenceBox } from './sent-copy.tsx'
import sentVenues from './sent-venues.island.tsx'

interface SuccessPageProps {
  readonly heading: string
  readonly lead: string
  /** Absent when the page was opened without one that is proven. */
  readonly sent: Sent | undefined
  /** What happens next, in order. */
  readonly steps: readonly string[]
  /** Whom to ask for. */
  readonly children?: ReactNode
}

/** Thanks, the reference, and what happens next; without a request, the way to the form. */
export function SuccessPage({ heading, lead, sent, steps, children }: SuccessPageProps) {
  const t = useTranslations('success')
  const plain = useTranslations('plain')
  const visit = useTranslations('visit')
  const language = useLanguage()
  return (
    <main id="main">
      <div className="wrap grid done">
        <div className="page-words">
          <h1>{heading}</h1>
          <p>{sent === undefined ? t('noReference') : lead}</p>
          {sent !== undefined && (
            <>
              <ReferenceBox reference={sent.reference} />
              <p>{t(sent.isMailed ? 'mail' : 'noMail')}</p>
            </>
          )}
          <p className="row">
            {sent === undefined ? (
              <PageLink className="btn" page="contact">
                {plain('requestQuote')}
              </PageLink>
            ) : (
              <PageLink className="btn" page="venues">
                {t('backToVenues')}
              </PageLink>
            )}
            <a className="btn btn-line" href={`tel:${AGENCY.phone}`}>
              <Icon name="phone" small />
              {formatPhone(AGENCY.phone, language)}
            </a>
          </p>
        </div>
        {sent !== undefined && (
          <div className="side">
            <h2>{t('next')}</h2>
            <NextSteps steps={steps} />
            {children}
          </div>
        )}
        {sent !== undefined && (
          <Island of={sentVenues} className="done-copy" props={{ sent, visitLabel: visit('book') }} />
        )}
      </div>
    </main>
  )
}
