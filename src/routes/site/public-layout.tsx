import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { CONSENT_SCRIPT } from '#/boot/inline/consent-script.ts'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { addressOfInternal, slugLanguageOf, toPublic } from '#/i18n/addresses/internal-routes.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { FailedPage } from '#/layouts/error/error-page.tsx'
import { fetchFooterText } from '#/modules/content/pages.functions.ts'
import { fetchSiteFacts } from '#/modules/content/site-facts.functions.ts'
import type { Rejection } from '#/platform/http/decision.ts'
import { type LayoutData, NotShown, OtherLanguages, PublicLayout, type RejectedPage } from './shell-view.tsx'

/** Layout route of every page: language, messages, header and footer. */
export const Route = createFileRoute('/l/$ui/$content')({
  params: {
    parse: ({ ui, content }) => {
      if (!isLanguage(ui) || slugLanguageOf(content) === undefined) throw notFound()
      return { ui, content }
    },
    stringify: ({ ui, content }) => ({ ui, content }),
  },
  beforeLoad: ({ params }) => loadMessages(params.ui),
  loader: async ({ params, serverContext, location }) => {
    const [facts, about] = await Promise.all([
      fetchSiteFacts(),
      fetchFooterText({ data: { language: params.ui } }),
    ])
    // No Google tag in the back office: not in a preview, nor on its not-found pages. And none behind a private link.
    const page = addressOfInternal(location.pathname)?.page
    const isPrivate = isAdminPath(toPublic(location.pathname)) || (page && PAGE_SETTINGS[page].isPersonal)
    const site = isPrivate ? { ...facts, measurementId: undefined } : facts
    const loaded: LayoutData = { site, about }
    const rejection = (serverContext as { rejection?: Rejection } | undefined)?.rejection
    // The page exists but not for this visitor: the HTTP server has decided so and sets the status.
    if (rejection !== undefined) throw notFound({ data: { ...loaded, status: rejection } })
    return loaded
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData?.site.measurementId ? { scripts: [{ children: CONSENT_SCRIPT }] } : {},
  component: () => (
    <PublicLayout>
      <OtherLanguages />
      <Outlet />
    </PublicLayout>
  ),
  // A thrown notFound or error replaces the shell, so these bring it along.
  notFoundComponent: ({ data }) => <NotShown rejected={data as RejectedPage | undefined} />,
  errorComponent: ({ error }) => (
    <PublicLayout>
      <FailedPage error={error} />
    </PublicLayout>
  ),
})
