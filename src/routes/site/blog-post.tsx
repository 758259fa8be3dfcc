import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { PageLink } from '#/i18n/react/link.tsx'
import { fetchJournalPost } from '#/modules/content/journal.functions.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { PostFoot } from '#/modules/content/site/blog/post-foot.tsx'
import { PostLine } from '#/modules/content/site/blog/post-line.tsx'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { postData } from '#/seo/post-data.ts'
import { previewUrl } from '#/ui/site/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/blog-post/$slug')({
  loader: async ({ params: { slug, ui } }) => {
    const [found, preview] = await Promise.all([
      fetchJournalPost({ data: { language: ui, id: slug } }),
      previewOf('blog-post', { slug }, ui),
    ])
    if (found === null) throw notFound()
    if (found.picture) return { ...found, preview }
    const { photo } = found.post
    const venues = await fetchVenueCards({ data: { language: ui, slugs: [venueOfPhoto(photo)] } })
    return { ...found, picture: photoByKey(venues, photo), preview }
  },
  head: ({ loaderData, params: { ui }, matches }) => {
    if (loaderData === undefined) return {}
    const site = siteOf(matches)
    const { post, picture, tagNames, preview } = loaderData
    const topics = post.tags.map((tag) => tagNames[tag] ?? tag)
    const facts = {
      headline: post.title,
      description: post.description,
      url: site.siteUrl + localize('blog-post', { slug: post.id }, ui),
      images: picture ? [site.siteUrl + previewUrl(picture)] : [],
      published: post.date,
      topics,
    }
    return pageHead({
      ...site,
      page: 'blog-post',
      params: { slug: post.id },
      language: ui,
      title: post.title,
      description: post.description,
      heading: post.title,
      lead: post.lead,
      trail: stepsTo(ui, 'blog'),
      preview,
      article: { published: post.date, section: topics[0] ?? '' },
      things: [postData({ siteUrl: site.siteUrl, language: ui, ...facts })],
    })
  },
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
