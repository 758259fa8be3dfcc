import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/link.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'

interface PlainPageProps {
  readonly heading: string
  readonly lead: string
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  /** BCP 47 tag where the copy is not in the interface language (decision 1.1). */
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/** A page of text: where it stands, its heading, its lead, and what else it has to say. */
export function PlainPage({ heading, lead, trail, lang, children }: PlainPageProps) {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main" lang={lang}>
      <div className="wrap page-head">
        <Breadcrumb label={common('breadcrumb')} current={heading}>
          <PageLink page="home">{t('home')}</PageLink>
          {trail}
        </Breadcrumb>
        <h1>{heading}</h1>
        <p className="lead plain-lead">{lead}</p>
      </div>
      {children}
    </main>
  )
}
