import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'

/** Inside the layout, at an address of the back office without a page: the search of requests, and the sections. */
export function AdminNotFound() {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  const [typed, setTyped] = useState('')
  return (
    <div className="empty" data-status="404">
      <h1>{t('notFoundTitle')}</h1>
      <p className="soft">{t('notFoundLead')}</p>
      <form className="row not-found-search" action={path('admin-requests')} method="get">
        <label className="sr" htmlFor="not-found-q">
          {t('searchRequests')}
        </label>
        <input
          id="not-found-q"
          className="input"
          type="search"
          name="q"
          maxLength={200}
          placeholder={t('searchRequests')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn primary">
          <AdminIcon name="search" />
          {t('find')}
        </button>
      </form>
      <p className="row wrap">
        <RouterLink className="btn" page="admin">
          {t('dashboard')}
        </RouterLink>
        <RouterLink className="btn" page="admin-requests">
          {t('requests')}
        </RouterLink>
        <RouterLink className="btn" page="admin-venues">
          {t('venues')}
        </RouterLink>
      </p>
    </div>
  )
}
