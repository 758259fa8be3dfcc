/** Articles as lists announce them. */
import type { Language } from '#/i18n/languages.ts'
import type { BlogPost } from '../model/content.schema.ts'
import { readingMinutes } from '../model/reading-time.ts'
import { blogPicture, type SitePicture } from './site-pictures.server.ts'

/** An article without its text: what a list of articles shows. */
export interface ListedPost extends Omit<BlogPost, 'sections' | 'pictures'> {
  /** `undefined` where it is the photograph of a venue: `photo` is its storage key. */
  readonly picture: SitePicture | undefined
  /** Time to read it, in minutes. */
  readonly minutes: number
}

/** Minutes by language and article: texts change with the build only. */
const counted = new Map<string, number>()

/** Minutes that an article takes, counted once. */
export function minutesOf(post: BlogPost, language: Language): number {
  const key = `${language} ${post.id}`
  const minutes = counted.get(key) ?? readingMinutes(post, language)
  counted.set(key, minutes)
  return minutes
}

/** {@link ListedPost} of an article in a language. */
export function listedPost(post: BlogPost, language: Language): ListedPost {
  const { sections: _sections, pictures: _pictures, ...rest } = post
  return { ...rest, picture: blogPicture(language, post.photo), minutes: minutesOf(post, language) }
}
