import { createFileRoute, notFound } from '@tanstack/react-router'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PlainPageExtras } from '#/features/pages/components/plain-page-extras.tsx'
import { PAGE_PICTURES } from '#/features/pages/page-pictures.ts'
import { fetchJournal, fetchPageText } from '#/features/pages/pages.functions.ts'
import { isPlainPage } from '#/features/pages/plain-pages.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { listedPictures } from '#/features/pages/site-pictures.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/$page')({
  loader: async ({ params }) => {
    const { page, ui: language } = params
    if (!isPlainPage(page)) throw notFound()
    const { own, venue } = PAGE_PICTURES[page] ?? {}
    const names = [...(own ? [own] : []), ...listedPictures(page)]
    const [text, posts, pictures] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      page === 'blog' ? fetchJournal({ data: { language } }) : [],
      fetchSitePictures({ data: { language, names } }),
    ])
    const ownPicture = own && pictures[own]
    const keys = posts.flatMap(({ photo, picture }) => (picture ? [] : [photo]))
    if (venue && !ownPicture) keys.push(venue)
    const slugs = [...new Set(keys.map(venueOfPhoto))]
    const venues = slugs.length > 0 ? await fetchVenueCards({ data: { language, slugs } }) : []
    return {
      page,
      text,
      pictures,
      picture: ownPicture ?? (venue ? photoByKey(venues, venue) : undefined),
      posts: posts.map((post) => ({ ...post, picture: post.picture ?? photoByKey(venues, post.photo) })),
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
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const { page, text, posts, picture, pictures } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} posts={posts} pictures={pictures} />
    </PlainPage>
  )
}
