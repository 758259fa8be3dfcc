import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'

interface QuotePageProps {
  readonly heading: string
  readonly lead: string
  /** The form with the chosen venues. */
  readonly children: ReactNode
}

/** The page of the quote enquiry. */
export function QuotePage({ heading, lead, children }: QuotePageProps) {
  const t = useTranslations('enquiryForm')
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main">
      <div className="wrap page-head form-head">
        <Breadcrumb label={common('breadcrumb')} current={t('crumb')}>
          <PageLink page="home">{nav('home')}</PageLink>
          <PageLink page="venues">{nav('venues')}</PageLink>
        </Breadcrumb>
        <h1>{heading}</h1>
        <p className="lead plain-lead">{lead}</p>
      </div>
      {children}
    </main>
  )
}
