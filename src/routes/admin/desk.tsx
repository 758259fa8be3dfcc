import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { Frame } from '#/features/back-office/components/frame.tsx'
import { FrameError } from '#/features/back-office/components/frame-error.tsx'
import { useCounts } from '#/features/back-office/components/use-counts.ts'
import { currentMe } from '#/features/back-office/current-me.ts'
import { MeProvider } from '#/features/back-office/me.ts'
import { type Counts, fetchCounts } from '#/features/back-office/session.functions.ts'
import { StepUpDialog } from '#/features/staff/components/step-up-dialog.tsx'
import { fetchMe } from '#/features/staff/gate.functions.ts'
import { signInAddress } from '#/features/staff/return-target.ts'
import { AddressProvider } from '#/i18n/address-context.tsx'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { addressOfInternal, languageOfInternal, toPublic } from '#/i18n/internal-routes.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { useHydratedMark } from '#/ui/admin/use-hydrated-mark.ts'
import { adminHead } from './admin-head.ts'

/** Where nothing is open yet, nothing is counted. */
const NO_COUNTS: Counts = {
  requests: { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, spam: 0 },
}

/** What the pages for those who have signed in stand in. Whoever has not is sent to the sign-in (decision 1.16). */
export const Route = createFileRoute('/_desk')({
  beforeLoad: async ({ location }) => {
    const me = await currentMe(fetchMe)
    if (me === null) {
      const href = signInAddress(toPublic(location.pathname) + location.searchStr)
      throw redirect({ href, statusCode: 302, reloadDocument: true })
    }
    const adminLanguage = me.language ?? (languageOfInternal(location.pathname) === 'fr' ? 'fr' : 'en')
    await loadAdminMessages(adminLanguage)
    const language = languageOfInternal(location.pathname)
    if (me.secondFactorDays === 0 && addressOfInternal(location.pathname)?.page !== 'admin-account') {
      const href = localize('admin-account', {}, language)
      throw redirect({ href, statusCode: 302, reloadDocument: true })
    }
    return { me, adminLanguage }
  },
  loader: ({ context: { me } }) => (me.secondFactorDays === 0 ? NO_COUNTS : fetchCounts()),
  staleTime: 30_000,
  head: adminHead,
  codeSplitGroupings: [['component', 'errorComponent']],
  errorComponent: FrameError,
  component: () => (
    <Desk>
      <Outlet />
    </Desk>
  ),
})

function Desk({ children }: { children: ReactNode }) {
  const { me, adminLanguage } = Route.useRouteContext()
  const counts = useCounts(Route.useLoaderData())
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const language = languageOfInternal(pathname)
  const page = addressOfInternal(pathname)?.page ?? null
  useHydratedMark()
  return (
    <IntlProvider
      locale={LANGUAGES[adminLanguage].intl}
      messages={getAdminMessages(adminLanguage)}
      timeZone="Europe/Paris"
    >
      <AddressProvider address={{ page, params: {}, language, slugLanguage: language }}>
        <MeProvider value={me}>
          <Frame newRequests={counts.requests.new}>{children}</Frame>
          <StepUpDialog />
        </MeProvider>
      </AddressProvider>
    </IntlProvider>
  )
}
