import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PostBody } from '#/features/pages/components/post-body.tsx'
import { fetchJournalPost } from '#/features/pages/pages.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { PageLink } from '#/i18n/link.tsx'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/blog-post/$slug')({
  loader: async ({ params: { slug, ui } }) => {
    const post = await fetchJournalPost({ data: { language: ui, id: slug } })
    if (post === null) throw notFound()
    if (post.picture) return post
    const venues = await fetchVenueCards({ data: { language: ui, slugs: [venueOfPhoto(post.photo)] } })
    return { ...post, picture: photoByKey(venues, post.photo) }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'blog-post',
          params: { slug: loaderData.id },
          language: params.ui,
          title: loaderData.title,
          description: loaderData.description,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const post = Route.useLoaderData()
  const nav = useTranslations('nav')
  return (
    <PlainPage
      heading={post.title}
      lead={post.lead}
      trail={<PageLink page="blog">{nav('blog')}</PageLink>}
      picture={post.picture}
    >
      <PostBody date={post.date} paragraphs={post.body} />
    </PlainPage>
  )
}
