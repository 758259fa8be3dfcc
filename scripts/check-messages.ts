import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { LANGUAGE_CODES } from '../src/i18n/languages.ts'

/*
 * The interface texts of all languages against the English ones: same keys, same arguments, ICU that
 * compiles, plural categories the language has, and every key that the code names exists.
 */
const ROOT = path.dirname(import.meta.dirname)
const FOLDER = path.join(ROOT, 'src', 'i18n', 'messages')

/** Categories of cardinal numbers (style guide, rule 1.4). */
const PLURALS: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  cn: ['other'],
  ja: ['other'],
  ko: ['other'],
}

interface Tree {
  [key: string]: string | Tree
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

const read = (language: string) =>
  flatten(JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8')) as Tree)

const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].sort().join(' ')

function pluralProblems(language: string, key: string, text: string): string[] {
  const wanted = PLURALS[language] ?? []
  return [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].flatMap((match) => {
    const given = [...(match[1] ?? '').matchAll(/(=\d+|zero|one|two|few|many|other)\s*\{/g)].map((part) => part[1] ?? '')
    const missing = wanted.filter((category) => !given.includes(category))
    const strange = given.filter((category) => !category.startsWith('=') && !wanted.includes(category))
    return [
      ...missing.map((category) => `${language}.json ${key}: plural form "${category}" is missing`),
      ...strange.map((category) => `${language}.json ${key}: the language has no plural form "${category}"`),
    ]
  })
}

const english = read('en')
const problems: string[] = []
for (const language of LANGUAGE_CODES) {
  const texts = read(language)
  for (const [key, text] of english) {
    const own = texts.get(key)
    if (own === undefined || own.trim() === '') problems.push(`${language}.json ${key}: missing`)
    else if (argumentsOf(own) !== argumentsOf(text)) {
      problems.push(`${language}.json ${key}: arguments are "${argumentsOf(own)}", English has "${argumentsOf(text)}"`)
    }
  }
  for (const [key, text] of texts) {
    if (!english.has(key)) problems.push(`${language}.json ${key}: English has no such key`)
    // One rule for English: its plurals are complete with "other" alone where the word does not change.
    if (!key.startsWith('arrondissement')) problems.push(...pluralProblems(language, key, text))
    try {
      compile(text)
    } catch (error) {
      problems.push(`${language}.json ${key}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** Namespaces and keys as the code writes them, e.g. `useTranslations('card')` and `t('add')`. */
const source = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'))
  .join('\n')
for (const key of english.keys()) {
  const last = key.split('.').at(-1) ?? key
  const namespace = key.split('.')[0] ?? key
  const named = source.includes(`'${last}'`) || source.includes(`.${last}'`) || source.includes(`"${last}"`)
  // Keys that are looked up by an id (types, equipment, layouts …) are named through their namespace.
  const dynamic = new RegExp(`useTranslations\\('${namespace}[.']|\`${namespace}\\.`).test(source)
  if (!named && !dynamic) problems.push(`en.json ${key}: no code uses it`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problem(s) in the interface texts`)
  process.exit(1)
}
console.warn(`${english.size} texts in ${LANGUAGE_CODES.length} languages are complete`)
