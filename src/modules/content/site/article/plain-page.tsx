import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'

interface PlainPageProps {
  /** Its plain name, as menus say it: in the breadcrumb, above a heading that says more. */
  readonly name: string
  readonly heading: string
  readonly lead: string
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  readonly children?: ReactNode
}

/** A text page without a picture: breadcrumb, heading, lead and further content. */
export function PlainPage({ name, heading, lead, trail, children }: PlainPageProps) {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main">
      <div className="wrap page-head">
        <Breadcrumb label={common('breadcrumb')} current={name}>
          <PageLink page="home">{t('home')}</PageLink>
          {trail}
        </Breadcrumb>
        <h1>
          <Phrases text={heading} />
        </h1>
        <p className="lead plain-lead">
          <Phrases text={lead} />
        </p>
      </div>
      {children}
    </main>
  )
}
