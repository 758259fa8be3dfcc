import { createFileRoute } from '@tanstack/react-router'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { listJournal, tagsOf } from '#/features/journal/journal-listing.ts'
import { JournalPages } from '#/features/journal/journal-pages.tsx'
import { PostList } from '#/features/journal/post-list.tsx'
import { TagChoice } from '#/features/journal/tag-choice.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { fetchJournal } from '#/features/pages/journal.functions.ts'
import { fetchPageText } from '#/features/pages/pages.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { knownQuery } from '#/i18n/known-query.ts'
import { type SearchParams, stringifySearch } from '#/i18n/search-params.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { feedPath } from '#/seo/journal-feed.ts'
import { pageHead } from '#/seo/page-head.ts'

export const Route = createFileRoute('/l/$ui/$content/blog')({
  loaderDeps: ({ search }: { search: SearchParams }) => ({
    search: knownQuery('blog', new URLSearchParams(stringifySearch(search))),
  }),
  loader: async ({ params: { ui: language }, deps: { search } }) => {
    const [text, journal] = await Promise.all([
      fetchPageText({ data: { language, page: 'blog' } }),
      fetchJournal({ data: { language } }),
    ])
    const { posts, ...listing } = listJournal(journal.posts, search)
    const slugs = posts.flatMap(({ photo, picture }) => (picture ? [] : [venueOfPhoto(photo)]))
    const venues = slugs.length > 0 ? await fetchVenueCards({ data: { language, slugs } }) : []
    return {
      text,
      tags: tagsOf(journal.posts),
      tagNames: journal.tags,
      posts: posts.map((post) => ({ ...post, picture: post.picture ?? photoByKey(venues, post.photo) })),
      listing,
    }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          ...loaderData.text,
          page: 'blog',
          language: params.ui,
          feed: feedPath(params.ui),
        }),
  component: View,
})

function View() {
  const { text, tags, tagNames, posts, listing } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead}>
      <TagChoice tags={tags} tagNames={tagNames} chosen={listing.tag} />
      <PostList posts={posts} tagNames={tagNames} />
      <JournalPages
        feed={feedPath(Route.useParams().ui)}
        tag={listing.tag}
        page={listing.page}
        pages={listing.pages}
      />
    </PlainPage>
  )
}
