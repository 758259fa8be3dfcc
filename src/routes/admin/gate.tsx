import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import { addressOfInternal, languageOfInternal, toPublic } from '#/i18n/addresses/internal-routes.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { FrameError } from '#/layouts/admin/frame-error.tsx'
import { GateFrame } from '#/modules/staff/admin/gate-frame.tsx'
import { fetchGate } from '#/modules/staff/gate.functions.ts'
import { useHydratedMark } from '#/ui/admin/use-hydrated-mark.ts'
import { adminHead } from './admin-head.ts'

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** What the pages before the sign-in stand in. */
export const Route = createFileRoute('/_gate')({
  beforeLoad: async ({ location }) => {
    const search = location.search as SearchParams
    const gate = await fetchGate({
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
  errorComponent: FrameError,
  component: View,
})

function View() {
  const { adminLanguage } = Route.useRouteContext()
  useHydratedMark()
  const location = useRouterState({ select: (state) => state.location })
  const language = languageOfInternal(location.pathname)
  const page = addressOfInternal(location.pathname)?.page ?? null
  const switchTo = (code: string) =>
    `${toPublic(location.pathname)}?${new URLSearchParams({ ...(location.search as Record<string, string>), language: code })}`
  return (
    <IntlProvider
      locale={LANGUAGES[adminLanguage].intl}
      messages={getAdminMessages(adminLanguage)}
      timeZone="Europe/Paris"
    >
      <AddressProvider address={{ page, params: {}, language, slugLanguage: language }}>
        <GateFrame language={adminLanguage} switchTo={switchTo}>
          <Outlet />
        </GateFrame>
      </AddressProvider>
    </IntlProvider>
  )
}
