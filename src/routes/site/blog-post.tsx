import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { getMessages } from '#/i18n/messages.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { fetchBlogPost } from '#/modules/content/blog.functions.ts'
import { EditorialPage } from '#/modules/content/site/article/editorial-page.tsx'
import { Essay } from '#/modules/content/site/article/essay.tsx'
import { PostFoot } from '#/modules/content/site/blog/post-foot.tsx'
import { PostRow } from '#/modules/content/site/blog/post-row.tsx'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { postData } from '#/seo/post-data.ts'
import { previewUrl } from '#/ui/site/photo-address.ts'
import { essayCard } from './essay-card.tsx'
import { postFigures, withPictures } from './post-pictures.ts'
import { shownVenue } from './shown-venue.ts'

/** A post of the blog with its picture. */
const loader = pageLoader(
  ({ post, picture }, { params: { ui, slug } }) => ({
    page: 'blog-post',
    params: { slug },
    shown: { title: post.title, note: getMessages(ui).nav.blog, photo: picture },
  }),
  async ({ params: { slug, ui } }: PageContext<{ slug: string }>) => {
    const found = await fetchBlogPost({ data: { language: ui, id: slug } })
    if (found === null) throw notFound()
    const { post, own, ...rest } = found
    const [[pictured], next, figures] = await Promise.all([
      withPictures([{ photo: post.photo, picture: found.picture }], ui),
      withPictures(found.next, ui),
      postFigures(post, own, ui),
    ])
    const picture = pictured?.picture
    return { ...rest, post, picture, shows: await shownVenue(picture, ui), next, figures }
  },
)

export const Route = createFileRoute('/l/$ui/$content/blog-post/$slug')({
  loader,
  head: (context) =>
    publicHead(context, ({ post, picture, tagNames, preview }, siteUrl) => {
      const { ui } = context.params
      const topics = post.tags.map((tag) => tagNames[tag] ?? tag)
      const facts = {
        headline: post.title,
        description: post.description,
        url: siteUrl + localize('blog-post', { slug: post.id }, ui),
        images: picture ? [siteUrl + previewUrl(picture)] : [],
        published: post.date,
        topics,
      }
      return {
        page: 'blog-post',
        params: { slug: post.id },
        title: post.title,
        description: post.description,
        heading: post.title,
        lead: post.lead,
        trail: stepsTo(ui, 'blog'),
        preview,
        article: { published: post.date, section: topics[0] ?? '' },
        structuredData: [postData({ siteUrl, language: ui, ...facts })],
      }
    }),
  component: View,
})

function View() {
  const { post, picture, shows, tagNames, minutes, next, figures } = Route.useLoaderData()
  const nav = useTranslations('nav')
  return (
    <EditorialPage
      family="article"
      name={post.title}
      heading={post.title}
      lead={post.lead}
      trail={<PageLink page="blog">{nav('blog')}</PageLink>}
      picture={picture}
      shows={shows}
      foot={<PostRow date={post.date} minutes={minutes} tags={post.tags} tagNames={tagNames} />}
    >
      <Essay skeleton="article" sections={post.sections} figures={figures} card={essayCard} />
      <PostFoot posts={next} />
    </EditorialPage>
  )
}
