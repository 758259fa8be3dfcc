import { createFileRoute, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminNotFound } from '#/layouts/admin/admin-not-found.tsx'
import { missingTitle } from './admin-head.ts'

/** Catch-all for addresses of the back office without a page. */
export const Route = createFileRoute('/_staff/l/$ui/$content/admin-not-found/$path')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => missingTitle(getAdminMessages(match.context.adminLanguage).admin.frame.notFoundTitle),
  notFoundComponent: AdminNotFound,
})
