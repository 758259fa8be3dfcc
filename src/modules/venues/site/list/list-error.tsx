import { useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { usePagePath } from '#/i18n/react/link.tsx'
import { listSearchOf } from './list-search.ts'

/** The list did not come. The filters are in the address, so trying again is loading it again. */
export function ListError() {
  const t = useTranslations('list')
  const common = useTranslations('common')
  const nav = useTranslations('nav')
  const path = usePagePath()
  const router = useRouter()
  const search: SearchParams = useRouterState({ select: (state) => state.location.search })
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    void router.invalidate()
  }
  return (
    <main id="main">
      <div className="wrap page-head">
        <h1>{nav('venues')}</h1>
      </div>
      <div className="wrap section-tight">
        <div className="notice" role="alert">
          <h2>{t('error')}</h2>
          <p>{t('errorText')}</p>
          <p className="row">
            <a className="btn" href={path('venues', {}, listSearchOf(search))} onClick={retry}>
              {common('retry')}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
