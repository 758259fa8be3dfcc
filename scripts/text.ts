/** `npm run text`: adds an interface text to all its languages, or corrects the typography of all texts. */
import { readFileSync } from 'node:fs'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Language } from '../src/i18n/languages.ts'
import { GIVEN } from './copy/given-texts.ts'
import { mendTypography } from './copy/mend-typography.ts'
import { changeFiles, eachText, pathOf, placeOf, TextError, withText } from './copy/message-file.ts'

const USAGE = `Usage:
  npm run text -- add KEY [--after NEIGHBOUR] [FILE]   the texts as lines "de: …", from the file or from standard input
  npm run text -- --fix                                non-breaking spaces, quotation marks and the like in all messages
KEY is the whole one: enquiryForm.dietaryNeeds, or admin.request.facts.dietaryNeeds for the back office.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, fix: { type: 'boolean', default: false } },
  })
  const [command, key, file] = positionals
  if (values.fix && command === undefined) say(fixAll())
  else if (command === 'add' && key !== undefined) {
    say(
      add(key, values.after, file === undefined ? await readAll(process.stdin) : readFileSync(file, 'utf8')),
    )
  } else throw new TextError(USAGE)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function say(changed: readonly string[]): void {
  process.stdout.write(
    `${changed.length === 0 ? 'Nothing had to be changed' : `Written: ${changed.join(', ')}`}\n`,
  )
}

function add(key: string, after: string | undefined, input: string): string[] {
  const { folder, languages } = placeOf(key)
  const texts = readTexts(input)
  const missing = languages.filter((language) => !texts.has(language))
  const unknown = [...texts.keys()].filter((code) => !languages.some((language) => language === code))
  if (missing.length > 0) throw new TextError(`${key} is missing in ${missing.join(', ')}`)
  if (unknown.length > 0) throw new TextError(`${key} does not stand in ${unknown.join(', ')}`)
  return changeFiles(folder, languages, (language, file) =>
    withText(file, pathOf(key), mendTypography(language, texts.get(language) ?? ''), after),
  )
}

/** Lines `de: text`; empty ones are left out. */
function readTexts(input: string): Map<string, string> {
  const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [, language, text] = /^([a-z]{2}):\s*(.+?)\s*$/.exec(line) ?? []
      if (language === undefined || text === undefined)
        throw new TextError(`No language before this text: ${line}`)
      return [language, text]
    }),
  )
}

function fixAll(): string[] {
  return ['enquiryForm', 'admin.inbox'].flatMap((part) => {
    const { folder, languages } = placeOf(part)
    return changeFiles(folder, languages, (language: Language, file) =>
      eachText(file, (text, key) =>
        GIVEN.has(`${language} ${key}`) ? text : mendTypography(language, text),
      ),
    )
  })
}
