import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hasPage } from '../src/i18n/addresses/localize.ts'
import { ARTICLE_PAGES, PAGE_SETTINGS } from '../src/i18n/addresses/pages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from '../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../src/i18n/languages.ts'
import { headLengths, searchWidth } from '../src/i18n/search-width.ts'
import {
  aboutArticleSchema,
  articleSchema,
  blogTextSchema,
  eventTextSchema,
  homeTextSchema,
  neighborhoodTextSchema,
  notesSchema,
  pageTextSchema,
  sectionSchema,
  servicesArticleSchema,
  tagNamesSchema,
} from '../src/modules/content/model/content.schema.ts'
import { type CopyByPage, datePages, undatedPages } from './copy/changed-pages.ts'
import { clauseProblems, LEGAL_PAGES } from './copy/clauses.ts'
import { factSheetProblems, languageFactProblems, type PagePart } from './copy/page-facts.ts'
import {
  ARTICLE_PLANS,
  BLOG_PLANS,
  EVENT_PLAN,
  NEIGHBORHOOD_PLAN,
  type TextPlan,
  WORDS_PER_PLANNED,
} from './copy/plan.ts'
import { requireJson } from './copy/require-json.ts'
import { countWords, type PlacedText, stringsOf } from './copy/strings.ts'
import { typographyErrors } from './copy/typography.ts'
import { catalogueProblems, venueTextProblems } from './copy/venue-copy.ts'

/*
 * The editorial copy of every language: every file there and complete, the same sections everywhere, no text
 * thinner than planned, the language's own typography, no text left in English.
 * `node scripts/check-copy.ts [language…]`
 *
 * What pages and the texts of venues say of the catalogue agrees with it (`scripts/copy/catalogue-claims.ts`, `venue-figures.ts`).
 *
 * Every language states the facts of `content/facts.json`. While one is being written its facts may wait, and only there:
 * `node scripts/check-copy.ts --pending ja,ko`
 *
 * Changed copy gives its page a new day in the sitemap: `node scripts/check-copy.ts --date`
 */
const CONTENT = path.join(path.dirname(import.meta.dirname), 'content')

/** Texts shorter than this may be the same in two languages: names of places, "Showroom". */
const SHORT = 24

/** Every page whose title is there must have one in every language. */
const pagesSchema = z.object(
  Object.fromEntries(
    PAGE_IDS.filter((page) => PAGE_SETTINGS[page].title === 'pages').map((page) => [page, pageTextSchema]),
  ),
)

/** Articles that have more than their sections. */
const articleSchemas: Partial<Record<PageId, z.ZodType>> = {
  about: aboutArticleSchema,
  services: servicesArticleSchema,
}

/** Pages that make promises, in all languages. Articles of the journal make none. */
const FACT_PAGES: readonly string[] = [
  'home',
  ...ARTICLE_PAGES,
  ...NEIGHBORHOOD_IDS.filter((id) =>
    LANGUAGE_CODES.every((code) => hasPage('neighborhood', { id }, code)),
  ).map((id) => `neighborhoods/${id}`),
  ...EVENT_IDS.filter((id) => LANGUAGE_CODES.every((code) => hasPage('event', { id }, code))).map(
    (id) => `events/${id}`,
  ),
]

interface ExpectedFile {
  /** Under `content/{language}/`, without `.json`. */
  readonly name: string
  readonly schema: z.ZodType
  readonly plan?: TextPlan | undefined
}

function expectedFiles(language: Language): ExpectedFile[] {
  const neighborhoods = NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language))
  const events = EVENT_IDS.filter((id) => hasPage('event', { id }, language))
  return [
    { name: 'pages', schema: pagesSchema },
    { name: 'home', schema: homeTextSchema },
    { name: 'notes', schema: notesSchema },
    { name: 'tags', schema: tagNamesSchema },
    { name: 'profession', schema: sectionSchema },
    ...neighborhoods.map((id) => ({
      name: `neighborhoods/${id}`,
      schema: neighborhoodTextSchema,
      plan: NEIGHBORHOOD_PLAN,
    })),
    ...events.map((id) => ({ name: `events/${id}`, schema: eventTextSchema, plan: EVENT_PLAN })),
    ...Object.entries(BLOG_PLANS).map(([id, plan]) => ({
      name: `journal/${id}`,
      schema: blogTextSchema,
      plan,
    })),
    ...ARTICLE_PAGES.map((page) => ({
      name: `articles/${page}`,
      schema: articleSchemas[page] ?? articleSchema,
      plan: ARTICLE_PLANS[page],
    })),
  ]
}

const planned = z.object({
  lead: z.string().optional(),
  sections: z.array(z.looseObject({ id: z.string() })),
  questions: z.array(z.unknown()).default([]),
})

function planProblems(value: unknown, plan: TextPlan, language: Language): string[] {
  const { lead, sections, questions } = planned.parse(value)
  const ids = sections.map(({ id }) => id).join(' ')
  const words = countWords(
    stringsOf({ lead, sections, questions }).map(({ text }) => text),
    LANGUAGES[language].tag,
  )
  const measure = WORDS_PER_PLANNED[language] ?? 1
  const fewest = Math.round(plan.words[0] * measure)
  const max = Math.round(plan.words[1] * measure)
  return [
    ...(ids === plan.sections.join(' ')
      ? []
      : [`sections are "${ids}", planned are "${plan.sections.join(' ')}"`]),
    ...(questions.length === plan.questions
      ? []
      : [`${questions.length} questions, planned are ${plan.questions}`]),
    ...(words >= fewest && words <= max ? [] : [`${words} words, planned are ${fewest} to ${max}`]),
  ]
}

const quoted = z.object({ sections: z.array(z.looseObject({ quote: z.string().optional() })) })

/** A large sentence that its text says a second time. */
function quoteProblems(value: unknown): string[] {
  const found = quoted.safeParse(value)
  if (!found.success) return []
  const texts = stringsOf(value).map(({ text }) => text)
  return found.data.sections.flatMap(({ quote }) =>
    quote !== undefined && texts.filter((text) => text.includes(quote)).length > 1
      ? [`the large sentence stands in the text as well: ${quote}`]
      : [],
  )
}

const head = z.object({ title: z.string(), description: z.string() })

/** Titles and descriptions that search results would cut, wherever a file holds some. */
function headProblems(language: Language, value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const found = head.safeParse(value)
  const own = found.success
    ? (['title', 'description'] as const).flatMap((name) => {
        const { max } = headLengths(language)[name]
        const width = searchWidth(found.data[name], language)
        return width > max ? [`${place}${name} is ${width} wide, at most ${max} are shown`] : []
      })
    : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => headProblems(language, inner, `${place}${key}.`)),
  ]
}

function fileProblems(language: Language, { name, schema, plan }: ExpectedFile): string[] {
  const value = z.json().parse(JSON.parse(readFileSync(path.join(CONTENT, language, `${name}.json`), 'utf8')))
  const checked = schema.safeParse(value)
  if (!checked.success) return [z.prettifyError(checked.error)]
  return [
    ...(plan ? planProblems(value, plan, language) : []),
    ...headProblems(language, value),
    ...quoteProblems(value),
    ...stringsOf(value).flatMap(({ place, text }) =>
      typographyErrors(language, text).map((error) => `${place}: ${error}`),
    ),
  ]
}

function copyOf(language: Language): PlacedText[] {
  return readdirSync(path.join(CONTENT, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      stringsOf(JSON.parse(readFileSync(path.join(CONTENT, language, file), 'utf8'))).map(
        ({ place, text }) => ({ place: `${file} ${place}`, text }),
      ),
    )
}

function figuresOf(language: Language, copy: readonly PlacedText[]): string {
  const texts = copy.map(({ text }) => text)
  const words = countWords(texts, LANGUAGES[language].tag)
  const same = language === 'en' ? 0 : texts.filter((text) => english.has(text)).length
  const share = ((same / texts.length) * 100).toFixed(1)
  return `${language}: ${texts.length} texts, ${words} words, ${share} % the same as in English`
}

/** The parts of every page's copy in a language: its entry of `pages.json`, and the file that it has beside it. */
function partsOf(language: Language): PagePart[] {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(CONTENT, language, `${name}.json`), 'utf8'))
  const pages = z.record(z.string(), z.json()).parse(read('pages'))
  return [
    ...Object.entries(pages).map(([page, copy]) => ({ page, file: 'pages', copy })),
    ...expectedFiles(language)
      .filter(({ name }) => !['pages', 'notes', 'tags', 'profession'].includes(name))
      .map(({ name }) => ({ page: name.replace('articles/', ''), file: name, copy: read(name) })),
  ]
}

/** Clauses of the texts of law that are not those of the French. */
function otherClauses(language: Language): string[] {
  const read = (code: Language, page: string): unknown =>
    JSON.parse(readFileSync(path.join(CONTENT, code, 'articles', `${page}.json`), 'utf8'))
  return LEGAL_PAGES.flatMap((page) =>
    clauseProblems(`content/${language}/articles/${page}.json`, read('fr', page), read(language, page)),
  )
}

/** The copy of every page in all languages, without its marks: to mark a fact is no change that readers see. */
function copyByPage(): CopyByPage {
  const byName = Map.groupBy(LANGUAGE_CODES.flatMap(partsOf), ({ page }) => page)
  const texts = (parts: readonly PagePart[]) =>
    JSON.stringify(
      parts.map(({ page, copy }) => [page, copy]),
      (key, value: unknown) => (key === 'facts' ? undefined : value),
    )
  return new Map([...byName].map(([name, parts]) => [name, texts(parts)]))
}

// English is compared with, and the days of pages are those of all languages: each file is needed, whatever was chosen.
requireJson(
  CONTENT,
  new Set([
    ...readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json')),
    ...LANGUAGE_CODES.flatMap((code) => expectedFiles(code).map(({ name }) => `${code}/${name}.json`)),
  ]),
)
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { date: { type: 'boolean', default: false }, pending: { type: 'string', default: '' } },
})
const pending = options.pending.split(',').filter((code) => code !== '')
if (options.date) datePages(CONTENT, copyByPage(), new Date().toISOString().slice(0, 10))
const unknown = [...chosen, ...pending].filter((code) => !LANGUAGE_CODES.some((known) => known === code))
if (unknown.length > 0) throw new Error(`No such language: ${unknown.join(', ')}`)
const english = new Map(copyOf('en').map(({ text, place }) => [text, place]))
const problems: string[] = []
const figures: string[] = []
for (const language of LANGUAGE_CODES.filter((code) => chosen.length === 0 || chosen.includes(code))) {
  for (const file of expectedFiles(language)) {
    problems.push(
      ...fileProblems(language, file).map((problem) => `${language}/${file.name}.json: ${problem}`),
    )
  }
  const copy = copyOf(language)
  const same = language === 'en' ? [] : copy.filter(({ text }) => text.length > SHORT && english.has(text))
  problems.push(...same.map(({ place, text }) => `${language}/${place}: the same as in English (“${text}”)`))
  figures.push(figuresOf(language, copy))
  problems.push(...venueTextProblems(language), ...otherClauses(language))
  const unstated = languageFactProblems(language, partsOf(language), partsOf('en'))
  if (pending.includes(language)) console.warn(`${language}: ${unstated.length} fact(s) pending`)
  else problems.push(...unstated)
}
if (chosen.length === 0) problems.push(...factSheetProblems(FACT_PAGES), ...catalogueProblems())

problems.push(
  ...undatedPages(CONTENT, copyByPage()).map(
    (name) => `${name}: its copy has changed since the day in content/changed.json (--date)`,
  ),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problem(s) in the copy`)
  process.exit(1)
}
console.warn(figures.join('\n'))
console.warn('The copy is complete')
