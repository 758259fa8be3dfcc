import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { ConfirmPage } from '#/modules/staff/admin/confirm-page.tsx'
import { EXPORT_ADDRESS } from '#/modules/venues/model/import-plan.ts'
import { adminTitle } from './admin-head.ts'

const REQUESTS_FILE = '/api/admin/requests.csv'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-confirm')({
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.stepUp.title),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: AdminError,
})

function View() {
  const { file } = Route.useSearch() as SearchParams
  const path = usePagePath()
  const wanted = ownFile(file)
  return <ConfirmPage file={wanted && wanted.pathname + wanted.search} backHref={backHref(wanted, path)} />
}

/** The page that offers a file, with its filters. */
function backHref(file: URL | undefined, path: ReturnType<typeof usePagePath>): string {
  if (file?.pathname === EXPORT_ADDRESS) return path('admin-venues')
  const query = new URLSearchParams(file?.search)
  for (const own of ['in', 'only']) query.delete(own)
  return path('admin-requests') + (query.size > 0 ? `?${query}` : '')
}

/**
 * The file of an address, if it is one of the offered ones: other addresses in the query are not followed.
 */
function ownFile(file: unknown): URL | undefined {
  const url = typeof file === 'string' && file.startsWith('/') ? URL.parse(file, 'http://own.invalid') : null
  const isOurs = url?.host === 'own.invalid' && [EXPORT_ADDRESS, REQUESTS_FILE].includes(url.pathname)
  return url !== null && isOurs ? url : undefined
}
