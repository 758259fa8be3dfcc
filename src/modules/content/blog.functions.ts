import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readNext } from './model/blog-listing.ts'
import { listedPost, minutesOf } from './server/announced-posts.server.ts'
import { blog, tagNames } from './server/content.server.ts'
import { movedPost } from './server/moved-post.server.ts'
import { blogPicture, ownPictures } from './server/site-pictures.server.ts'

const language = z.enum(LANGUAGE_CODES)

/** One article in a language with its reading time, the names of its tags and related articles, or null when there is none. */
export const fetchBlogPost = createServerFn({ method: 'GET' })
  .validator(z.object({ language, id: typedLine(200) }))
  .handler(({ data }) => {
    const posts = blog(data.language)
    const post = posts.find(({ id }) => id === data.id)
    if (post === undefined) return null
    return {
      post,
      picture: blogPicture(data.language, post.photo),
      /** The pictures in the text that are the site's own, by storage key. */
      own: ownPictures(data.language, post.pictures),
      tagNames: tagNames(data.language),
      minutes: minutesOf(post, data.language),
      next: readNext(posts, post).map((next) => listedPost(next, data.language)),
    }
  })

/** Date, slug, tags and opening of every article in a language, newest first, and the names of the tags. */
export const fetchBlog = createServerFn({ method: 'GET' })
  .validator(z.object({ language }))
  .handler(({ data }) => ({
    posts: blog(data.language).map((post) => listedPost(post, data.language)),
    tags: tagNames(data.language),
  }))

/**
 * The slug of the article at a path of the former blog, with the latest articles; or null with the status 410
 * (behaviour 1.14).
 */
export const fetchOldPost = createServerFn({ method: 'GET' })
  .validator(z.object({ language, path: typedLine(500) }))
  .handler(({ data }) => {
    const posts = blog(data.language)
    const moved = movedPost(data.language, data.path)?.id ?? null
    if (moved === null) setResponseStatus(410)
    return { moved, recent: posts.slice(0, 3).map((post) => listedPost(post, data.language)) }
  })
