import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { ENQUIRIES_CSV, ENQUIRIES_WORKBOOK } from '#/modules/enquiries/model/enquiries-table.ts'
import { ConfirmPage } from '#/modules/staff/admin/confirm-page.tsx'
import { EXPORT_ADDRESS } from '#/modules/venues/model/import-plan.ts'
import { VENUES_CSV, VENUES_WORKBOOK } from '#/modules/venues/model/table-addresses.ts'
import { adminTitle } from './admin-head.ts'

/** The files of the list of venues, and those of the inbox. */
const VENUE_FILES: readonly string[] = [EXPORT_ADDRESS, VENUES_WORKBOOK, VENUES_CSV]
const REQUEST_FILES: readonly string[] = [ENQUIRIES_WORKBOOK, ENQUIRIES_CSV]

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-confirm')({
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.stepUp.title, match),
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
  if (file && VENUE_FILES.includes(file.pathname)) return path('admin-venues')
  const query = new URLSearchParams(file?.search)
  for (const own of ['in', 'only']) query.delete(own)
  return path('admin-requests') + (query.size > 0 ? `?${query}` : '')
}

/**
 * The file of an address, if it is one of the offered ones: other addresses in the query are not followed.
 */
function ownFile(file: unknown): URL | undefined {
  const url = typeof file === 'string' && file.startsWith('/') ? URL.parse(file, 'http://own.invalid') : null
  const isOurs = url?.host === 'own.invalid' && [...VENUE_FILES, ...REQUEST_FILES].includes(url.pathname)
  return url !== null && isOurs ? url : undefined
}
