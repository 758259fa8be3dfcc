import { fetchBlog } from '#/modules/content/blog.functions.ts'
import { listBlog, tagsOf } from '#/modules/content/model/blog-listing.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

interface Deps {
  readonly search: string
}

/** A page of the blog's list. */
export const loader = pageLoader('blog', async ({ params, deps: { search } }: PageContext<unknown, Deps>) => {
  const language = params.ui
  const [text, blog] = await Promise.all([
    fetchPageText({ data: { language, page: 'blog' } }),
    fetchBlog({ data: { language } }),
  ])
  const { posts, ...listing } = listBlog(blog.posts, search)
  const slugs = posts.flatMap(({ photo, picture }) => (picture ? [] : [venueOfPhoto(photo)]))
  const venues = slugs.length > 0 ? await fetchVenueCards({ data: { language, slugs } }) : []
  return {
    text,
    tags: tagsOf(blog.posts),
    tagNames: blog.tags,
    posts: posts.map((post) => ({ ...post, picture: post.picture ?? photoByKey(venues, post.photo) })),
    listing,
  }
})
