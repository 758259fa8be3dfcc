import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

interface PlainPageProps {
  /** Its plain name, as menus say it: in the breadcrumb, above a heading that says more. */
  readonly name: string
  readonly heading: string
  readonly lead: string
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  /** Shown beside the lead; selects the editorial style. */
  readonly picture?: PhotoSource | undefined
  readonly children?: ReactNode
}

/** A text page: breadcrumb, heading, lead, optional picture and further content. */
export function PlainPage({ name, heading, lead, trail, picture, children }: PlainPageProps) {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main">
      <div className={picture ? 'wrap page-head page-head-flush' : 'wrap page-head'}>
        <Breadcrumb label={common('breadcrumb')} current={name}>
          <PageLink page="home">{t('home')}</PageLink>
          {trail}
        </Breadcrumb>
        <h1>
          <Phrases text={heading} />
        </h1>
        {!picture && (
          <p className="lead plain-lead">
            <Phrases text={lead} />
          </p>
        )}
      </div>
      {picture && (
        <div className="wrap grid opening">
          <Photo photo={picture} slot={SLOTS.opening} priority />
          <p className="lead">
            <Phrases text={lead} />
          </p>
        </div>
      )}
      {children}
    </main>
  )
}
