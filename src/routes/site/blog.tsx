import { createFileRoute } from '@tanstack/react-router'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { BlogPages } from '#/modules/content/site/blog/blog-pages.tsx'
import { PostList } from '#/modules/content/site/blog/post-list.tsx'
import { TagChoice } from '#/modules/content/site/blog/tag-choice.tsx'
import { publicHead } from '#/routes/site/public-head.ts'
import { feedPath } from '#/seo/blog-feed.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { loader } from './blog-loader.ts'

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
        preview: loaded.preview,
        structuredData: [itemListData(listedBySlug('blog-post', posts, ui, siteUrl))],
      }
    }),
  component: View,
})

function View() {
  const { text, tags, tagNames, posts, listing } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead}>
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
