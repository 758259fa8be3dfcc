import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'

interface QuotePageProps {
  readonly heading: string
  readonly lead: string
  /** Of the page in its trail. */
  readonly crumb: string
  /** Whom visitors may ask for. */
  readonly contact: ReactNode
  /** The other form about the same venues. */
  readonly other: ReactNode
  /** The form with the chosen venues. */
  readonly children: ReactNode
}

/** The page of the quote enquiry, and of the request for a visit. */
export function QuotePage({ heading, lead, crumb, contact, other, children }: QuotePageProps) {
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main">
      <div className="wrap page-head form-head">
        <Breadcrumb label={common('breadcrumb')} current={crumb}>
          <PageLink page="home">{nav('home')}</PageLink>
          <PageLink page="venues">{nav('venues')}</PageLink>
        </Breadcrumb>
        <h1 id="quote-title">{heading}</h1>
        <p className="lead plain-lead">{lead}</p>
        {contact}
      </div>
      {children}
      <p className="wrap form-other">{other}</p>
    </main>
  )
}
