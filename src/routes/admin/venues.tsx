import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { DeskPending } from '#/features/back-office/components/desk-pending.tsx'
import { useMe } from '#/features/back-office/me.ts'
import { CatalogueMenu } from '#/features/catalogue/components/catalogue-menu.tsx'
import { ListPage } from '#/features/desk-venues/components/list-page.tsx'
import { fetchVenueList } from '#/features/desk-venues/venue-desk.functions.ts'
import { type VenueListQuery, venueListQuery } from '#/features/desk-venues/venue-list.schema.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-venues')({
  // Read by the loader, which is fetched with the list: its schema must not weigh on the public pages.
  loaderDeps: ({ search }) => search as SearchParams,
  loader: async ({ deps }) => {
    const query = venueListQuery.parse(deps)
    return { query, found: await fetchVenueList({ data: query }) }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.venueDesk.list.title),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

/** What an address need not say. */
const USUAL = venueListQuery.parse({})

function View() {
  const { query, found } = Route.useLoaderData()
  const { role, singleKeys } = useMe()
  const navigate = Route.useNavigate()
  const ask = (next: VenueListQuery) => {
    const said = Object.entries(next).filter(
      ([key, value]) => value !== undefined && value !== USUAL[key as keyof VenueListQuery],
    )
    void navigate({ search: Object.fromEntries(said) as never, replace: true })
  }
  return (
    <ListPage
      query={query}
      found={found}
      onAsk={ask}
      singleKeys={singleKeys}
      tools={role === 'administrator' && <CatalogueMenu />}
    />
  )
}
