import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { PostFoot } from '#/features/journal/post-foot.tsx'
import { PostLine } from '#/features/journal/post-line.tsx'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { fetchJournalPost } from '#/features/pages/journal.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { PageLink } from '#/i18n/link.tsx'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/blog-post/$slug')({
  loader: async ({ params: { slug, ui } }) => {
    const found = await fetchJournalPost({ data: { language: ui, id: slug } })
    if (found === null) throw notFound()
    if (found.picture) return found
    const { photo } = found.post
    const venues = await fetchVenueCards({ data: { language: ui, slugs: [venueOfPhoto(photo)] } })
    return { ...found, picture: photoByKey(venues, photo) }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'blog-post',
          params: { slug: loaderData.post.id },
          language: params.ui,
          title: loaderData.post.title,
          description: loaderData.post.description,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const { post, picture, tagNames, next } = Route.useLoaderData()
  const nav = useTranslations('nav')
  return (
    <PlainPage
      heading={post.title}
      lead={post.lead}
      trail={<PageLink page="blog">{nav('blog')}</PageLink>}
      picture={picture}
    >
      <PostLine date={post.date} tags={post.tags} tagNames={tagNames} />
      <ArticleBody sections={post.sections} />
      <PostFoot posts={next} />
    </PlainPage>
  )
}
