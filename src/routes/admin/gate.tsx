import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import { FrameError } from '#/features/back-office/components/frame-error.tsx'
import { GateFrame } from '#/features/staff/components/gate-frame.tsx'
import { fetchGate } from '#/features/staff/gate.functions.ts'
import { AddressProvider } from '#/i18n/address-context.tsx'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { addressOfInternal, languageOfInternal, toPublic } from '#/i18n/internal-routes.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
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
