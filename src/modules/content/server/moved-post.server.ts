import { withoutEndMarks } from '#/i18n/addresses/pasted-path.ts'
import type { Language } from '#/i18n/languages.ts'
import { blog } from './content.server.ts'

/** As addresses are pasted and printed: in any case, as a file or as the first page of a folder. */
const keyOf = (path: string) =>
  withoutEndMarks(path)
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .toLowerCase()
    .replace(/(?:^|\/)index(?=\.html?$)/, '')
    .replace(/\.html?$/, '')

/** The article that was at a path of the former blog, however the path is spelled (behaviour 1.4, 1.13, 1.14). */
export function movedPost(language: Language, path: string): { id: string; title: string } | undefined {
  const key = keyOf(path)
  const post = blog(language).find(({ oldPaths }) => oldPaths.some((old) => keyOf(old) === key))
  return post && { id: post.id, title: post.title }
}
