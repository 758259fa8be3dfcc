import { createFileRoute } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { QuoteSettingsForm } from '#/modules/quotes/admin/settings/quote-settings-form.tsx'
import { fetchQuoteSettings } from '#/modules/quotes/quote-settings.functions.ts'
import { SettingsPage } from '#/modules/staff/admin/settings/settings-page.tsx'
import {
  fetchContactPersonSetting,
  fetchLegalMentions,
  fetchOfficeHours,
} from '#/modules/staff/agency-settings.functions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-settings')({
  loader: async () => {
    const [hours, mentions, contact, quotes] = await Promise.all([
      fetchOfficeHours(),
      fetchLegalMentions(),
      fetchContactPersonSetting(),
      fetchQuoteSettings(),
    ])
    return { hours, mentions, contact, quotes, today: parisDay(new Date()) }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.settings.title, match),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: AdminError,
})

function View() {
  const { hours, mentions, contact, quotes, today } = Route.useLoaderData()
  return (
    <SettingsPage hours={hours} mentions={mentions} contact={contact} today={today}>
      <QuoteSettingsForm settings={quotes} />
    </SettingsPage>
  )
}
