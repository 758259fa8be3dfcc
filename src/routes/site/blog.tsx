import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { fetchBlog } from '#/modules/content/blog.functions.ts'
import { listBlog, tagsOf } from '#/modules/content/model/blog-listing.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { BlogPages, PostList, TagChoice } from '#/modules/content/site/blog/post-list.tsx'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { feedPath } from '#/seo/blog-feed.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { withPictures } from './post-pictures.ts'

interface Deps {
  readonly search: string
}

/** A page of the blog's list. */
const loader = pageLoader('blog', async ({ params, deps: { search } }: PageContext<unknown, Deps>) => {
  const language = params.ui
  const [text, blog] = await Promise.all([
    fetchPageText({ data: { language, page: 'blog' } }),
    fetchBlog({ data: { language } }),
  ])
  const { posts, ...listing } = listBlog(blog.posts, search)
  return {
    text,
    tags: tagsOf(blog.posts),
    tagNames: blog.tags,
    posts: await withPictures(posts, language),
    listing,
  }
})

export const Route = createFileRoute('/l/$ui/$content/blog')({
  loaderDeps: ({ search }: { search: SearchParams }) => ({
    search: knownQuery('blog', new URLSearchParams(stringifySearch(search))),
  }),
  loader,
  head: (context) =>
    publicHead(context, (loaded, siteUrl) => {
      const { ui } = context.params
      const posts = loaded.posts.map(({ id, title }) => ({ slug: id, name: title }))
      return {
        ...loaded.text,
        page: 'blog',
        feed: feedPath(ui),
        trail: stepsTo(ui),
        crumb: getMessages(ui).nav.blog,
        preview: loaded.preview,
        structuredData: [itemListData(listedBySlug('blog-post', posts, ui, siteUrl))],
      }
    }),
  component: View,
})

function View() {
  const { text, tags, tagNames, posts, listing } = Route.useLoaderData()
  return (
    <PlainPage name={useTranslations('nav')('blog')} heading={text.heading} lead={text.lead}>
      <TagChoice tags={tags} tagNames={tagNames} chosen={listing.tag} />
      <PostList posts={posts} tagNames={tagNames} />
      <BlogPages
        feed={feedPath(Route.useParams().ui)}
        tag={listing.tag}
        page={listing.page}
        pages={listing.pages}
      />
    </PlainPage>
  )
}
