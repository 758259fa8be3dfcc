import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { PeoplePage } from '#/modules/staff/admin/people-page.tsx'
import { fetchAuditLog, fetchStaff } from '#/modules/staff/people.functions.ts'
import { adminTitle } from './admin-head.ts'

const DAYS = ['7', '30', '365']

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-people')({
  loaderDeps: ({ search }) => {
    const { actor, area, days } = search as SearchParams
    return {
      actor: typeof actor === 'string' ? actor : undefined,
      area: typeof area === 'string' && /^[a-z-]+$/.test(area) ? area : undefined,
      days: typeof days === 'string' && DAYS.includes(days) ? Number(days) : 7,
    }
  },
  loader: async ({ deps }) => {
    const [team, auditLog] = await Promise.all([fetchStaff(), fetchAuditLog({ data: deps })])
    return { ...team, auditLog, choice: deps }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.people.title, match),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: AdminError,
})

function View() {
  const data = Route.useLoaderData()
  const { me } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <PeoplePage
      {...data}
      meId={me.id}
      onChoose={(choice) => void navigate({ search: { ...choice } as never, replace: true })}
    />
  )
}
