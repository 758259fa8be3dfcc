import type { Language } from '#/i18n/languages.ts'
import { blog } from './content.server.ts'

/** The article that stood at a path of the former blog, with slashes around it or without (behaviour 1.13, 1.14). */
export function movedPost(language: Language, path: string): { id: string; title: string } | undefined {
  const plain = path.replace(/^\/+|(?<!\/)\/+$/g, '')
  const post = blog(language).find(({ oldPaths }) => oldPaths.includes(plain))
  return post && { id: post.id, title: post.title }
}
