import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../src/i18n/languages.ts'
import { marksOf } from './fact-marks.ts'
import { type FactSheet, factSheetSchema, messageProblems, pageProblems, sheetProblems } from './facts.ts'
import { requireJson } from './require-json.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

/** Before the keys of mails, which have files of their own. */
const MAIL = 'mail.'

/** A piece of a page's copy in one language. */
export interface PagePart {
  /** Name of the page, `about` or `events/showroom`. */
  readonly page: string
  /** Its file under `content/{language}/`, without `.json`. */
  readonly file: string
  readonly copy: unknown
}

function readJson(...names: string[]): unknown {
  const file = path.join(...names)
  requireJson(ROOT, [file])
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

const sheet: FactSheet = factSheetSchema.parse(readJson('content', 'facts.json'))

/** What is wrong with `content/facts.json`. `full` are the pages that must have their facts. */
export function factSheetProblems(full: readonly string[]): string[] {
  return sheetProblems(sheet, full)
}

/** The text at a path of keys, `enquiryForm.answer` or `quote.steps.0`. */
function textAt(tree: unknown, keys: readonly string[]): string | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return typeof tree === 'string' ? tree : undefined
  if (typeof tree !== 'object' || tree === null) return undefined
  return textAt(Object.entries(tree).find(([name]) => name === key)?.[1], rest)
}

function marksIn(language: Language, { file, copy }: PagePart) {
  try {
    return marksOf(copy).map((mark) => ({ ...mark, file }))
  } catch (cause) {
    throw new Error(`content/${language}/${file}.json has a mark that cannot be read`, { cause })
  }
}

function messagesOf(language: Language): (key: string) => string | undefined {
  const messages = readJson('src', 'i18n', 'messages', `${language}.json`)
  const mails = readJson('src', 'mail', 'copy', `${language}.json`)
  return (key) =>
    key.startsWith(MAIL) ? textAt(mails, key.slice(MAIL.length).split('.')) : textAt(messages, key.split('.'))
}

/**
 * Every page, form and mail of a language that does not state its facts.
 * @throws if a mark has not the shape of one
 */
export function languageFactProblems(
  language: Language,
  parts: readonly PagePart[],
  english: readonly PagePart[],
): string[] {
  const pages = [...Map.groupBy(parts, ({ page }) => page)].flatMap(([name, own]) => {
    const there = english.filter(({ page }) => page === name).flatMap((part) => marksIn('en', part))
    return pageProblems(sheet, language, {
      name,
      marks: own.flatMap((part) => marksIn(language, part)),
      placeInEnglish: (fact) => there.find((mark) => mark.fact === fact)?.place,
    })
  })
  return [...pages, ...messageProblems(sheet, language, messagesOf(language))]
}
