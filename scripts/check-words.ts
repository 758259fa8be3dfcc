import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ADMIN_LANGUAGES } from '../src/i18n/admin-language.ts'
import { LANGUAGE_CODES } from '../src/i18n/languages.ts'
import {
  type BlockedWords,
  blockedWordProblems,
  blockedWordsSchema,
  idleExceptions,
  type WordedFile,
} from './copy/blocked-words.ts'
import { saidBy } from './copy/message-texts.ts'
import { requireJson } from './copy/require-json.ts'
import { stringsOf } from './copy/strings.ts'

/*
 * Words that a language does not use: calques, terms that the glossary refuses, second spellings
 * (`scripts/copy/blocked-words/{language}.json`, of the back office `admin-{language}.json`).
 * `node scripts/check-words.ts [language…]`
 */
const ROOT = path.dirname(import.meta.dirname)
const LISTS = path.join(import.meta.dirname, 'copy', 'blocked-words')

/** Texts of one file a language, beside the pages of `content`. */
const FOLDERS = [
  'src/i18n/messages',
  'src/i18n/post-rejections',
  'src/mail/copy',
  'src/modules/correspondence/server/reply/templates',
  'db/demo/translations',
]
/** Files of `content` that hold many pages or none. */
const NO_PAGES = ['pages.json', 'notes.json', 'photos.json', 'tags.json']

/** What a message can say: the keywords of its choices are no words. */
const wordsOf = (message: string) => [...new Set(saidBy(message))].join('\n')

function read(file: string, isPage = false): WordedFile[] {
  const absolute = path.join(ROOT, file)
  if (!existsSync(absolute)) return []
  requireJson(ROOT, [file])
  const texts = stringsOf(JSON.parse(readFileSync(absolute, 'utf8')))
  if (!file.startsWith('src/i18n/')) return [{ file, isPage, texts }]
  return [{ file, isPage, texts: texts.map(({ place, text }) => ({ place, text: wordsOf(text) })) }]
}

function filesOf(language: string): WordedFile[] {
  const pages = readdirSync(path.join(ROOT, 'content', language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
  return [
    ...pages.flatMap((name) => read(`content/${language}/${name}`, !NO_PAGES.includes(name))),
    ...FOLDERS.flatMap((folder) => read(`${folder}/${language}.json`)),
  ]
}

function listOf(name: string): BlockedWords {
  requireJson(LISTS, [`${name}.json`])
  return blockedWordsSchema.parse(JSON.parse(readFileSync(path.join(LISTS, `${name}.json`), 'utf8')))
}

const chosen = process.argv.slice(2)
const problems: string[] = []
let rules = 0
function check(name: string, files: readonly WordedFile[]) {
  const list = listOf(name)
  rules += list.blocked.length + list.limited.length
  problems.push(
    ...files.flatMap((file) => blockedWordProblems(list, file)),
    ...idleExceptions(list, files).map((problem) => `scripts/copy/blocked-words/${name}.json: ${problem}`),
  )
}
for (const language of LANGUAGE_CODES) {
  if (chosen.length === 0 || chosen.includes(language)) check(language, filesOf(language))
}
for (const language of ADMIN_LANGUAGES) {
  if (chosen.length === 0) check(`admin-${language}`, read(`src/i18n/admin-messages/${language}.json`))
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} blocked word(s)`)
  process.exit(1)
}
console.warn(`No blocked word (${rules} rules)`)
