/** Writing texts into the message files, whose order is that of the pages. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ADMIN_LANGUAGES } from '../../src/i18n/admin-language.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

interface Tree {
  [key: string]: string | Tree
}

/** What keeps a text from being written; the message says what to do. */
export class TextError extends Error {
  override readonly name = 'TextError'
}

const MESSAGES = path.join(path.dirname(path.dirname(import.meta.dirname)), 'src', 'i18n')

/** Where the texts of a key stand: those of the back office (`admin.…`) in its own folder and languages. */
export function placeOf(key: string): { readonly folder: string; readonly languages: readonly Language[] } {
  return key.startsWith('admin.')
    ? { folder: path.join(MESSAGES, 'admin-messages'), languages: ADMIN_LANGUAGES }
    : { folder: path.join(MESSAGES, 'messages'), languages: LANGUAGE_CODES }
}

/** The key inside its files. */
export const pathOf = (key: string) => key.replace(/^admin\./, '').split('.')

/**
 * The file's text with one more message.
 * @param after the neighbour in its group that it follows; absent: the last one
 * @throws {TextError} when it is there already, the neighbour is not, or a text stands where a group is needed
 */
export function withText(file: string, key: readonly string[], text: string, after?: string): string {
  return `${JSON.stringify(added(JSON.parse(file) as Tree, key, text, after), undefined, 2)}\n`
}

function added(tree: Tree, [first = '', ...rest]: readonly string[], text: string, after?: string): Tree {
  const inner = tree[first]
  if (rest.length > 0) {
    if (typeof inner === 'string') throw new TextError(`${first} is a text, not a group of texts`)
    return { ...tree, [first]: added(inner ?? {}, rest, text, after) }
  }
  if (inner !== undefined) throw new TextError(`${first} is there already`)
  if (after === undefined) return { ...tree, [first]: text }
  if (!(after in tree)) throw new TextError(`there is no ${after} beside it`)
  return Object.fromEntries(
    Object.entries(tree).flatMap((entry) => (entry[0] === after ? [entry, [first, text]] : [entry])),
  )
}

/** Every text of a message file through a function, which also hears its key. */
export function eachText(file: string, change: (text: string, key: string) => string): string {
  const changed = (tree: Tree, prefix: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => {
        const key = `${prefix}${name}`
        return [name, typeof value === 'string' ? change(value, key) : changed(value, `${key}.`)]
      }),
    )
  return `${JSON.stringify(changed(JSON.parse(file) as Tree, ''), undefined, 2)}\n`
}

/** Change files together: none is written when one cannot be. Return the names of those that changed. */
export function changeFiles(
  folder: string,
  languages: readonly Language[],
  change: (language: Language, file: string) => string,
): string[] {
  const files = languages.map((language) => {
    const name = path.join(folder, `${language}.json`)
    const before = readFileSync(name, 'utf8')
    try {
      return { name, before, now: change(language, before) }
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      throw new TextError(`${path.basename(folder)}/${language}.json: ${error.message}`)
    }
  })
  const changed = files.filter(({ before, now }) => before !== now)
  for (const { name, now } of changed) writeFileSync(name, now)
  return changed.map(({ name }) => path.relative(MESSAGES, name))
}
