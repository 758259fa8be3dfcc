import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'

interface PlainPageProps {
  /** Its plain name, as menus say it: in the breadcrumb, above a heading that says more. */
  readonly name: string
  readonly heading: string
  readonly lead: string
  /** The ISO day of this version, where readers are to know which one binds them. */
  readonly version?: string | undefined
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  readonly children?: ReactNode
}

/** A text page without a picture: breadcrumb, heading, lead and further content. */
export function PlainPage({ name, heading, lead, version, trail, children }: PlainPageProps) {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  const plain = useTranslations('plain')
  const language = useLanguage()
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
        {version && (
          <p className="label version">
            <time dateTime={version}>{plain('version', { date: formatDate(version, language) })}</time>
          </p>
        )}
      </div>
      {children}
    </main>
  )
}
