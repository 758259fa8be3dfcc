import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

interface PlainPageProps {
  readonly heading: string
  readonly lead: string
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  /** BCP 47 tag where the copy is not in the interface language (behaviour 1.1). */
  readonly lang?: string | undefined
  /** Shown beside the lead; selects the editorial style. */
  readonly picture?: PhotoSource | undefined
  readonly children?: ReactNode
}

/** A text page: breadcrumbs, heading, lead, optional picture and further content. */
export function PlainPage({ heading, lead, trail, lang, picture, children }: PlainPageProps) {
  const t = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main" lang={lang}>
      <div className={picture ? 'wrap page-head page-head-flush' : 'wrap page-head'}>
        <Breadcrumb label={common('breadcrumb')} current={heading}>
          <PageLink page="home">{t('home')}</PageLink>
          {trail}
        </Breadcrumb>
        <h1>{heading}</h1>
        {!picture && <p className="lead plain-lead">{lead}</p>}
      </div>
      {picture && (
        <div className="wrap grid opening">
          <Photo photo={picture} slot={SLOTS.opening} priority />
          <p className="lead">{lead}</p>
        </div>
      )}
      {children}
    </main>
  )
}
