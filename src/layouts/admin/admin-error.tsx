import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { toPublic } from '#/i18n/addresses/internal-routes.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { rejectionOf } from '#/lib/call-rejections.ts'

/** Error inside the layout when a page could not be loaded, with its reason and the next step. */
export function AdminError({ error }: { error: unknown }) {
  const t = useTranslations('admin.frame')
  // As they were given (behaviour 9.8).
  const given = useTranslations('error')
  const router = useRouter()
  const path = usePagePath()
  const location = useRouterState({ select: (state) => state.location })
  const rejection = rejectionOf(error)
  const here = toPublic(location.pathname) + location.searchStr
  if (rejection === 'signed-out') {
    const href = `${localize('admin-login', {}, 'en')}?${new URLSearchParams({ return: here })}`
    return (
      <Words title={t('signedOutTitle')} lead={t('signedOutLead')}>
        <a className="btn primary" href={href}>
          {t('signIn')}
        </a>
      </Words>
    )
  }
  if (rejection === 'not-allowed') {
    return (
      <Words title={given('403.title')} lead={`${given('403.message')} ${t('notAllowedLead')}`}>
        <a className="btn" href={path('admin')}>
          {t('toDashboard')}
        </a>
      </Words>
    )
  }
  if (rejection === 'second-factor-due') {
    return (
      <Words title={t('secondFactorTitle')} lead={t('secondFactorLead')}>
        <a className="btn primary" href={path('admin-account')}>
          {t('account')}
        </a>
      </Words>
    )
  }
  return (
    <Words title={t('errorTitle')} lead={t('errorLead')}>
      <button type="button" className="btn primary" onClick={() => void router.invalidate()}>
        {t('retry')}
      </button>
    </Words>
  )
}

function Words({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="empty" role="alert">
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
      {children}
    </div>
  )
}
