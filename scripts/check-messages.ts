import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { ADMIN_LANGUAGES } from '../src/i18n/admin-language.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../src/i18n/languages.ts'
import { GIVEN } from './copy/given-texts.ts'
import { saidBy } from './copy/message-texts.ts'
import { meantBy, messageUses } from './copy/message-uses.ts'
import { requireJson } from './copy/require-json.ts'
import { mayBeEnglish } from './copy/same-as-english.ts'
import { fieldTexts, MissingTexts } from './copy/table-texts.ts'
import { typographyErrors } from './copy/typography.ts'

/*
 * The interface texts of all languages against the English ones: same keys, same arguments, ICU that compiles, every
 * plural category the language has, the language's own typography, nothing left in English; no text that no code
 * uses, and no use of a text that is not there.
 */
const ROOT = path.dirname(import.meta.dirname)

/** Whether to list the keys of which a part is only known when a page is drawn. */
const LISTS_KEYS = process.argv.includes('--keys')

/** Texts of the site in all its languages, and of the back office in its own two. */
const SETS = [
  { folder: 'messages', namespace: '', languages: LANGUAGE_CODES },
  { folder: 'admin-messages', namespace: 'admin.', languages: ADMIN_LANGUAGES },
] as const

/** Folders of `src` with other texts, one file a language: types see their keys, here every file is held to the English one. */
const FOLDERS = [
  'i18n/post-rejections',
  'mail/copy',
  'modules/correspondence/server/reply/templates',
  'modules/quotes/mail/words',
]

/** Names of the catalogue's category groups (behaviour 6.1): venues have them, and no page shows them yet. */
const VOCABULARY = 'group.'

/** How the compiler marks a cardinal plural (`[name, 2, { one: …, other: … }]`). */
const CARDINAL = 2

interface Tree {
  [key: string]: string | Tree
}

interface Facts {
  readonly names: ReadonlySet<string>
  readonly plurals: readonly string[][]
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value === 'string') flat.set(name, value)
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text)
  }
  return flat
}

function read(set: (typeof SETS)[number] | TextSet, language: Language): Map<string, string> {
  const file = path.join(ROOT, 'src', 'i18n', set.folder, `${language}.json`)
  const texts = flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree)
  return new Map([...texts].map(([key, text]) => [set.namespace + key, text]))
}

/** Arguments and plural forms of a text, from the compiler's own tree. */
function factsOf(text: string): Facts {
  const names = new Set<string>()
  const plurals: string[][] = []
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return
    for (const part of node) {
      if (!Array.isArray(part)) continue
      const [name, kind, options] = part as [string, number?, Record<string, unknown>?]
      names.add(name)
      if (kind === CARDINAL && options) plurals.push(Object.keys(options))
      for (const option of Object.values(options ?? {})) walk(option)
    }
  }
  walk(compile(text))
  return { names, plurals }
}

/** The keys of texts; lists and plural forms count as one, since languages differ in them. */
function keysOf(tree: unknown, prefix = ''): string[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree) || 'other' in tree) return [prefix]
  return Object.entries(tree).flatMap(([key, value]) => keysOf(value, `${prefix}.${key}`))
}

function folderProblems(folder: string, language: Language): string[] {
  const keysIn = (code: Language) => {
    return keysOf(JSON.parse(readFileSync(path.join(ROOT, 'src', folder, `${code}.json`), 'utf8')))
  }
  const own = keysIn(language)
  const english = keysIn('en')
  const at = `${folder}/${language}.json`
  return [
    ...english.filter((key) => !own.includes(key)).map((key) => `${at} ${key.slice(1)}: missing`),
    ...own
      .filter((key) => !english.includes(key))
      .map((key) => `${at} ${key.slice(1)}: English has no such key`),
  ]
}

/** Categories of cardinal numbers (behaviour 7.4). */
const pluralCategories = new Map<Language, readonly string[]>(
  LANGUAGE_CODES.map((language) => [
    language,
    new Intl.PluralRules(LANGUAGES[language].intl).resolvedOptions().pluralCategories,
  ]),
)

function problemsOf(language: Language, key: string, text: string, english: string): string[] {
  const at = `${language}.json ${key}`
  const categories = pluralCategories.get(language) ?? []
  if (text.trim() === '') return [`${at}: empty`]
  try {
    const { names, plurals } = factsOf(text)
    const wanted = [...factsOf(english).names].sort().join(' ')
    const given = [...names].sort().join(' ')
    const forms = plurals.flatMap((found) => [
      ...categories
        .filter((form) => !found.includes(form))
        .map((form) => `${at}: plural form "${form}" is missing`),
      ...found
        .filter((form) => !form.startsWith('=') && !categories.includes(form))
        .map((form) => `${at}: the language has no plural form "${form}"`),
    ])
    return given === wanted ? forms : [...forms, `${at}: arguments are "${given}", English has "${wanted}"`]
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function typographyProblems(language: Language, key: string, text: string): string[] {
  if (GIVEN.has(`${language} ${key}`)) return []
  const errors = saidBy(text).flatMap((said) => typographyErrors(language, said))
  return [...new Set(errors)].map((error) => `${language}.json ${key}: ${error}`)
}

requireJson(path.join(ROOT, 'src'), [
  ...SETS.flatMap(({ folder, languages }) => languages.map((code) => `i18n/${folder}/${code}.json`)),
  ...FOLDERS.flatMap((folder) => LANGUAGE_CODES.map((code) => `${folder}/${code}.json`)),
])
const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, 'src', file), 'utf8') }))
const uses = sources.flatMap(({ file, text }) => messageUses(file, text))
// Keys are many: a pattern is made once, however often and wherever it is used.
const used = new Set(uses.map(({ key }) => key))
const dynamic = [...used].filter((key) => key.includes('*'))

/** What the tables of the code ask for. */
const ASKED = new Set(fieldTexts())

/**
 * Texts that no code uses. Where a part of the key is only known when the page is drawn, that part must be in the
 * code at least: ids that choose among texts do.
 */
function unused(all: readonly string[]): string[] {
  const keys = all.filter((key) => !key.startsWith(VOCABULARY) && !ASKED.has(key))
  const patterns = dynamic.map(meantBy)
  // As a text, at the end of one with dots, or as the name of a property.
  const written = sources.flatMap(({ text }) => [
    ...text.matchAll(/(?<=')[\w+-]+(?=')|(?<=")[\w+-]+(?=")|(?<=\.)[\w+-]+(?=['`])|[\w+-]+(?=:)/g),
  ])
  const parts = new Set(written.map(([part]) => part))
  return keys.filter((key) => {
    if (used.has(key)) return false
    return !(parts.has(key.split('.').at(-1) ?? key) && patterns.some((means) => means(key)))
  })
}

interface TextSet {
  readonly folder: string
  readonly languages: readonly Language[]
  /** Prefix that the code puts before the keys of the files. */
  readonly namespace: string
  readonly english: ReadonlyMap<string, string>
}

const sets: readonly TextSet[] = SETS.map((set) => ({ ...set, english: read(set, 'en') }))
const keys = sets.flatMap(({ english }) => [...english.keys()])
const everyKey = new Set(keys)
const problems: string[] = [
  ...unused(keys).map((key) => `en.json ${key}: no code uses it`),
  ...uses
    .filter(({ key }) => !(everyKey.has(key) || keys.some(meantBy(key))))
    .map(({ key, file }) => `src/${file}: there is no text ${key}`),
  ...uses
    .filter(({ key }) => key === '*')
    .map(({ file }) => `src/${file}: a key of which nothing is written`),
  ...FOLDERS.flatMap((folder) => LANGUAGE_CODES.flatMap((language) => folderProblems(folder, language))),
]
const shares: string[] = []
const missing = new MissingTexts()
for (const set of sets) {
  for (const language of set.languages) check(set, language)
}

function check(set: TextSet, language: Language): void {
  const texts = read(set, language)
  for (const key of [...ASKED].filter(
    (asked) => asked.startsWith('admin.') === (set.namespace === 'admin.'),
  )) {
    if (!texts.has(key)) missing.note(key, language)
  }
  const at = `${set.folder}/${language}.json`
  let same = 0
  for (const [key, text] of set.english) {
    const own = texts.get(key)
    if (own === undefined) missing.note(key, language)
    else {
      problems.push(...problemsOf(language, key, own, text), ...typographyProblems(language, key, own))
      if (own === text) same += 1
      if (own === text && language !== 'en' && !mayBeEnglish(language, own))
        problems.push(`${at} ${key}: the same as in English (“${own}”); see scripts/copy/same-as-english.ts`)
    }
  }
  if (language !== 'en')
    shares.push(`${set.namespace}${language} ${((same / set.english.size) * 100).toFixed(1)} %`)
  for (const key of texts.keys()) {
    if (!set.english.has(key)) problems.push(`${at} ${key}: English has no such key`)
  }
}

problems.unshift(...missing.lines())
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problem(s) in the interface texts`)
  process.exit(1)
}
for (const { english, languages, folder } of sets) {
  console.warn(`${english.size} texts in ${languages.length} languages are complete (${folder})`)
}
console.warn(`The same as in English: ${shares.join(', ')}`)
console.warn(
  LISTS_KEYS
    ? `Keys completed when a page is drawn: ${dynamic.toSorted().join(', ')}`
    : `${dynamic.length} patterns of keys are completed when a page is drawn (--keys lists them)`,
)
