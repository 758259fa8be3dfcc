import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { ForgottenPage } from '#/modules/staff/admin/forgotten-page.tsx'
import { handleForgottenPost } from '#/modules/staff/server/link-posts.server.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_sign-in/l/$ui/$content/admin-forgotten')({
  server: {
    handlers: {
      POST: ({ request, params }) => handleForgottenPost(request, isLanguage(params.ui) ? params.ui : 'en'),
    },
  },
  loaderDeps: ({ search }) => ({ sent: (search as SearchParams).sent === '1' }),
  loader: ({ deps }) => deps,
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.forgottenTitle),
  component: () => <ForgottenPage sent={Route.useLoaderData().sent} />,
})
