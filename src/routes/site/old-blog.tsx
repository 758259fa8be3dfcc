import { createFileRoute, redirect } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import { ErrorPage } from '#/layouts/error/error-page.tsx'
import { fetchOldPost } from '#/modules/content/blog.functions.ts'
import { PostFoot } from '#/modules/content/site/blog/post-foot.tsx'
import { VenueSearch } from '#/modules/venues/site/venue-search.tsx'
import { withPictures } from './post-pictures.ts'

/** The former blog: moved articles redirect to their new address, all others are gone (behaviour 1.14). */
export const Route = createFileRoute('/l/$ui/$content/old-blog/$slug')({
  loader: async ({ params: { ui: language, slug } }) => {
    const { moved, recent } = await fetchOldPost({ data: { language, path: slug } })
    if (moved !== null) {
      throw redirect({ href: localize('blog-post', { slug: moved }, language), statusCode: 301 })
    }
    return withPictures(recent, language)
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
