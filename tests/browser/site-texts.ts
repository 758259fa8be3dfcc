import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../src/i18n/languages.ts'
import type english from '../../src/i18n/messages/en.json'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The interface texts of a language, as visitors read them. */
export function textsOf(language: Language): typeof english {
  const file = path.join(ROOT, 'src/i18n/messages', `${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as typeof english
}
