import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { CatalogueMenu } from '#/modules/venues/admin/import/catalogue-menu.tsx'
import { ListPage } from '#/modules/venues/admin/list/list-page.tsx'
import { SelectionPage } from '#/modules/venues/admin/selection/selection-page.tsx'
import { type VenueListQuery, venueListQuery } from '#/modules/venues/model/venue-list.schema.ts'
import { fetchSelection, fetchVenueList } from '#/modules/venues/venue-editor.functions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-venues')({
  // Validated by the loader, which is loaded with the list: its schema must not weigh on the public pages.
  loaderDeps: ({ search }) => search as SearchParams,
  loader: async ({ deps }) => {
    if (deps.arrange === '1') return { selection: await fetchSelection() }
    const query = venueListQuery.parse(deps)
    return { query, found: await fetchVenueList({ data: query }), adding: deps.add === '1' }
  },
  head: ({ match, loaderData }) => {
    const { venueDesk, venueSelection } = getAdminMessages(match.context.adminLanguage).admin
    return adminTitle(loaderData?.selection ? venueSelection.title : venueDesk.list.title, match)
  },
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

/** Defaults, which an address omits. */
const USUAL = venueListQuery.parse({})

function View() {
  const { query, found, adding, selection } = Route.useLoaderData()
  const { role, singleKeys } = useMe()
  const navigate = Route.useNavigate()
  if (selection) return <SelectionPage selection={selection} singleKeys={singleKeys} />
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
      adding={adding}
      onAsk={ask}
      singleKeys={singleKeys}
      tools={role === 'administrator' && <CatalogueMenu />}
    />
  )
}
