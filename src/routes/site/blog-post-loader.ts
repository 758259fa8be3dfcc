import { notFound } from '@tanstack/react-router'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { fetchBlogPost } from '#/modules/content/blog.functions.ts'
import { photoByKey, venueOfPhoto } from '#/modules/content/model/home-selection.ts'
import { fetchVenueCards } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

/** A post of the blog with its picture. */
export const loader = pageLoader(
  ({ post, picture }, { params: { ui, slug } }) => ({
    page: 'blog-post',
    params: { slug },
    shown: { title: post.title, note: getMessages(ui).nav.blog, photo: picture },
  }),
  async ({ params: { slug, ui } }: PageContext<{ slug: string }>) => {
    const found = await fetchBlogPost({ data: { language: ui, id: slug } })
    if (found === null) throw notFound()
    return { ...found, picture: found.picture ?? (await venuePhoto(ui, found.post.photo)) }
  },
)

async function venuePhoto(language: Language, key: string) {
  return photoByKey(await fetchVenueCards({ data: { language, slugs: [venueOfPhoto(key)] } }), key)
}
