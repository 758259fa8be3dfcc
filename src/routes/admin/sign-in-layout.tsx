import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { languageOfInternal, toPublic } from '#/i18n/addresses/internal-routes.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { loadAdminMessages } from '#/i18n/admin-messages.ts'
import { LayoutError } from '#/layouts/admin/layout-error.tsx'
import { SignInLayout } from '#/modules/staff/admin/sign-in-layout.tsx'
import { fetchSignInPages } from '#/modules/staff/sign-in-pages.functions.ts'
import { adminHead } from './admin-head.ts'
import { AdminProviders } from './admin-providers.tsx'

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** Layout of the sign-in pages. */
export const Route = createFileRoute('/_sign-in')({
  beforeLoad: async ({ location }) => {
    const search = location.search as SearchParams
    const gate = await fetchSignInPages({
      data: {
        language: languageOfInternal(location.pathname),
        chosen: text(search.language),
        wanted: text(search.return),
      },
    })
    await loadAdminMessages(gate.language)
    return { gate, adminLanguage: gate.language }
  },
  head: adminHead,
  codeSplitGroupings: [['component', 'errorComponent']],
  errorComponent: LayoutError,
  component: View,
})

function View() {
  const { adminLanguage } = Route.useRouteContext()
  const location = useRouterState({ select: (state) => state.location })
  const switchTo = (code: string) =>
    `${toPublic(location.pathname)}?${new URLSearchParams({ ...(location.search as Record<string, string>), language: code })}`
  return (
    <AdminProviders language={adminLanguage}>
      <SignInLayout language={adminLanguage} switchTo={switchTo}>
        <Outlet />
      </SignInLayout>
    </AdminProviders>
  )
}
