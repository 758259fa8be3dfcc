import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { ADMIN_LANGUAGES } from '../src/i18n/admin-language.ts'
import { LANGUAGE_CODES, type Language } from '../src/i18n/languages.ts'

/*
 * The interface texts of all languages against the English ones: same keys, same arguments, ICU that
 * compiles, every plural category the language has, and no text that no code uses.
 */
const ROOT = path.dirname(import.meta.dirname)

/** Texts of the site in all its languages, and of the back office in its own two. */
const SETS: readonly { readonly folder: string; readonly languages: readonly Language[] }[] = [
  { folder: 'messages', languages: LANGUAGE_CODES },
  { folder: 'admin-messages', languages: ADMIN_LANGUAGES },
]

/** Categories of cardinal numbers (style guide, rule 1.4). */
const PLURALS: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  de: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  cn: ['other'],
  ja: ['other'],
  ko: ['other'],
}

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

function read(folder: string, language: Language): Map<string, string> {
  const file = path.join(ROOT, 'src', 'i18n', folder, `${language}.json`)
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree)
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

function problemsOf(language: Language, key: string, text: string, english: string): string[] {
  const at = `${language}.json ${key}`
  if (text.trim() === '') return [`${at}: empty`]
  try {
    const { names, plurals } = factsOf(text)
    const wanted = [...factsOf(english).names].sort().join(' ')
    const given = [...names].sort().join(' ')
    const forms = plurals.flatMap((found) => [
      ...PLURALS[language]
        .filter((form) => !found.includes(form))
        .map((form) => `${at}: plural form "${form}" is missing`),
      ...found
        .filter((form) => !form.startsWith('=') && !PLURALS[language].includes(form))
        .map((form) => `${at}: the language has no plural form "${form}"`),
    ])
    return given === wanted ? forms : [...forms, `${at}: arguments are "${given}", English has "${wanted}"`]
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Texts whose last part no code names; ids that choose among texts stand in the code as well. */
function unused(english: ReadonlyMap<string, string>): string[] {
  const source = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'))
    .join('\n')
  return [...english.keys()].filter((key) => {
    const last = key.split('.').at(-1) ?? key
    return ![`'${last}'`, `.${last}'`, `"${last}"`, `.${last}\``].some((spelling) =>
      source.includes(spelling),
    )
  })
}

const problems: string[] = []
for (const { folder, languages } of SETS) {
  const english = read(folder, 'en')
  problems.push(...unused(english).map((key) => `${folder}/en.json ${key}: no code uses it`))
  for (const language of languages) {
    const texts = read(folder, language)
    const at = `${folder}/${language}.json`
    for (const [key, text] of english) {
      const own = texts.get(key)
      if (own === undefined) problems.push(`${at} ${key}: missing`)
      else problems.push(...problemsOf(language, key, own, text).map((problem) => `${folder}/${problem}`))
    }
    for (const key of texts.keys()) {
      if (!english.has(key)) problems.push(`${at} ${key}: English has no such key`)
    }
  }
  console.warn(`${english.size} texts in ${languages.length} languages (${folder})`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problem(s) in the interface texts`)
  process.exit(1)
}
console.warn('The interface texts are complete')
