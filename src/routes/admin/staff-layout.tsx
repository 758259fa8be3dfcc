import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { addressOfInternal, languageOfInternal, toPublic } from '#/i18n/addresses/internal-routes.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { loadAdminMessages } from '#/i18n/admin-messages.ts'
import { LayoutError } from '#/layouts/admin/layout-error.tsx'
import { type Counts, fetchCounts } from '#/modules/enquiries/counts.functions.ts'
import { currentMe } from '#/modules/staff/admin/current-me.ts'
import { signInAddress } from '#/modules/staff/model/return-target.ts'
import { fetchMe } from '#/modules/staff/sign-in-pages.functions.ts'
import { adminHead } from './admin-head.ts'
import { StaffView } from './staff-view.tsx'

/** While only the set-up of a second factor is open, nothing is counted. */
const NO_COUNTS: Counts = {
  enquiries: { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, spam: 0 },
}

/**
 * Layout of the pages that need a session. Visitors without one are redirected to the sign-in (behaviour
 * 1.16).
 */
export const Route = createFileRoute('/_staff')({
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
  errorComponent: LayoutError,
  component: View,
})

function View() {
  const { me, adminLanguage } = Route.useRouteContext()
  return (
    <StaffView me={me} language={adminLanguage} counts={Route.useLoaderData()}>
      <Outlet />
    </StaffView>
  )
}
