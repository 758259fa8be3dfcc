import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readNext } from './model/blog-listing.ts'
import { blog, tagNames } from './server/content.server.ts'
import { movedPost } from './server/moved-post.server.ts'
import { blogPicture } from './server/site-pictures.server.ts'

const language = z.enum(LANGUAGE_CODES)

/** One article in a language with the names of its tags and related articles, or null when there is none. */
export const fetchBlogPost = createServerFn({ method: 'GET' })
  .validator(z.object({ language, id: z.string().max(200) }))
  .handler(({ data }) => {
    const posts = blog(data.language)
    const post = posts.find(({ id }) => id === data.id)
    if (post === undefined) return null
    return {
      post,
      picture: blogPicture(data.language, post.photo),
      tagNames: tagNames(data.language),
      next: readNext(posts, post),
    }
  })

/** Date, slug, tags and opening of every article in a language, newest first, and the names of the tags. */
export const fetchBlog = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => ({
    posts: blog(data.language).map(({ sections: _sections, ...post }) => ({
      ...post,
      picture: blogPicture(data.language, post.photo),
    })),
    tags: tagNames(data.language),
  }))

/**
 * The slug of the article at a path of the former blog, with the latest articles; or null with the status 410
 * (behaviour 1.14).
 */
export const fetchOldPost = createServerFn({ method: 'GET' })
  .validator(z.object({ language, path: z.string().max(500) }))
  .handler(({ data }) => {
    const posts = blog(data.language)
    const moved = movedPost(data.language, data.path)?.id ?? null
    if (moved === null) setResponseStatus(410)
    return { moved, recent: posts.slice(0, 3).map(({ id, date, title }) => ({ id, date, title })) }
  })
