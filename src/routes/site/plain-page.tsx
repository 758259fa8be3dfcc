import { createFileRoute, notFound } from '@tanstack/react-router'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PlainPageExtras } from '#/features/pages/components/plain-page-extras.tsx'
import { PAGE_PICTURES } from '#/features/pages/page-pictures.ts'
import { fetchJournal, fetchPageText } from '#/features/pages/pages.functions.ts'
import { isPlainPage } from '#/features/pages/plain-pages.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'

export const Route = createFileRoute('/l/$ui/$content/$page')({
  loader: async ({ params }) => {
    const { page, ui: language } = params
    if (!isPlainPage(page)) throw notFound()
    const [text, posts] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      page === 'blog' ? fetchJournal({ data: { language } }) : [],
    ])
    const own = PAGE_PICTURES[page]
    const keys = [...posts.map(({ photo }) => photo), ...(own ? [own] : [])]
    const slugs = [...new Set(keys.map(venueOfPhoto))]
    const venues = slugs.length > 0 ? await fetchVenueCards({ data: { language, slugs } }) : []
    return {
      page,
      text,
      picture: own ? photoByKey(venues, own) : undefined,
      posts: posts.map((post) => ({ ...post, picture: photoByKey(venues, post.photo) })),
    }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: loaderData.page,
          language: params.ui,
          ...loaderData.text,
        }),
  component: View,
})

function View() {
  const { page, text, posts, picture } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} posts={posts} />
    </PlainPage>
  )
}
