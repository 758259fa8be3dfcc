import { createFileRoute, redirect } from '@tanstack/react-router'
import { ErrorPage } from '#/features/errors/error-page.tsx'
import { PostFoot } from '#/features/journal/post-foot.tsx'
import { fetchOldPost } from '#/features/pages/journal.functions.ts'
import { VenueSearch } from '#/features/venues/components/venue-search.tsx'
import { localize } from '#/i18n/localize.ts'

/** The former blog: what was moved leads to its new address, all else is gone (decision 1.14). */
export const Route = createFileRoute('/l/$ui/$content/old-blog/$slug')({
  loader: async ({ params: { ui: language, slug } }) => {
    const { moved, recent } = await fetchOldPost({ data: { language, path: slug } })
    if (moved !== null) {
      throw redirect({ href: localize('blog-post', { slug: moved }, language), statusCode: 301 })
    }
    return recent
  },
  component: View,
})

function View() {
  return (
    <ErrorPage status={410}>
      <VenueSearch />
      <PostFoot posts={Route.useLoaderData()} />
    </ErrorPage>
  )
}
