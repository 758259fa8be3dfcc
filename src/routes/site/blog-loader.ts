import { fetchJournal } from '#/modules/content/journal.functions.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { listJournal, tagsOf } from '#/modules/content/model/journal-listing.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

interface Deps {
  readonly search: string
}

/** A page of the blog's list. */
export const loader = pageLoader('blog', async ({ params, deps: { search } }: PageContext<unknown, Deps>) => {
  const language = params.ui
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
})
