import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { fetchVenueList } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

interface Deps {
  readonly search: string
}

/** The list of venues for a filter. */
export const loader = pageLoader(
  'venues',
  async ({ params, deps: { search } }: PageContext<unknown, Deps>) => {
    const language = params.ui
    const [text, list] = await Promise.all([
      fetchPageText({ data: { language, page: 'venues' } }),
      fetchVenueList({ data: { language, search } }),
    ])
    return { text, list, search }
  },
)
