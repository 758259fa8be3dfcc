import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { SettingsPage } from '#/modules/staff/admin/settings/settings-page.tsx'
import { fetchLegalMentions, fetchOfficeHours } from '#/modules/staff/agency-settings.functions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-settings')({
  loader: async () => {
    const [hours, mentions] = await Promise.all([fetchOfficeHours(), fetchLegalMentions()])
    return { hours, mentions, today: parisDay(new Date()) }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.settings.title, match),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: AdminError,
})

function View() {
  const { hours, mentions, today } = Route.useLoaderData()
  const router = useRouter()
  return <SettingsPage hours={hours} mentions={mentions} today={today} onSaved={() => router.invalidate()} />
}
