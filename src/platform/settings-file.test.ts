import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EnvironmentError } from './environment-error.ts'
import { loadSettingsFile, parseSettings } from './settings-file.ts'

let file: string
let before: NodeJS.ProcessEnv
beforeEach(() => {
  before = { ...process.env }
  file = path.join(mkdtempSync(path.join(tmpdir(), 'passage-settings-')), '.env')
})
afterEach(() => {
  process.env = before
  rmSync(path.dirname(file), { recursive: true })
})

function problemsOf(text: string): readonly string[] {
  try {
    parseSettings(text)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

/** The file as several editors save it. */
const UTF_16 = (text: string) => Buffer.from(text, 'utf16le')
const ENCODINGS: readonly (readonly [string, (text: string) => Buffer])[] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with a mark, as PowerShell writes it', (text) => UTF_16(`\uFEFF${text}`)],
  ['UTF-16 LE', UTF_16],
  ['UTF-16 BE with a mark', (text) => UTF_16(`\uFEFF${text}`).swap16()],
  ['UTF-16 BE', (text) => UTF_16(text).swap16()],
]

describe.each(ENCODINGS)('%s', (_name, encode) => {
  test.each(['\n', '\r\n', '\r'])('lines end with %j', (end) => {
    writeFileSync(file, encode(['PASSAGE_T_PORT=4436', '# été', 'PASSAGE_T_NAME=Maison été', ''].join(end)))
    loadSettingsFile(file)
    expect(process.env).toMatchObject({ PASSAGE_T_PORT: '4436', PASSAGE_T_NAME: 'Maison été' })
  })
})

test('what the environment says wins, and no file is no error', () => {
  process.env.PASSAGE_T_PORT = '1'
  writeFileSync(file, 'PASSAGE_T_PORT=2')
  loadSettingsFile(file)
  expect(process.env.PASSAGE_T_PORT).toBe('1')
  expect(() => loadSettingsFile(`${file}-not-there`)).not.toThrow()
})

test('Windows-1252 is rejected in words', () => {
  writeFileSync(file, Buffer.from('NAME=été', 'latin1'))
  expect(() => loadSettingsFile(file)).toThrow(/is not text in UTF-8/)
})

test.each([
  ['ADMIN_PASSWORD=correct horse#battery staple 9', 'correct horse#battery staple 9'],
  ['SMTP_URL=smtps://user:pa#ss@mail.example.com', 'smtps://user:pa#ss@mail.example.com'],
  ['PORT=4436 # comment', '4436'],
  ['METRICS_TOKEN=abcdefgh#12345678901234', 'abcdefgh#12345678901234'],
  ['export PORT = 4436', '4436'],
  ['ADMIN_PASSWORD="correct # horse"', 'correct # horse'],
  ['ADMIN_PASSWORD=\'it is "quoted"\' # comment', 'it is "quoted"'],
  ['ADMIN_PASSWORD=`it\'s "both"`', 'it\'s "both"'],
  ['ADMIN_PASSWORD=a=b==', 'a=b=='],
  ['ADMIN_PASSWORD=', ''],
  ['ADMIN_PASSWORD= # none', ''],
  ['\tPORT=1\u00A0', '1'],
])('%s', (line, value) => {
  expect([...parseSettings(line).values()]).toEqual([value])
})

test('a line without # and quotation marks says what Node reads in it', () => {
  const text = 'A=1\nB = two words \n\n# c\nexport C=x=y\nD='
  expect(Object.fromEntries(parseSettings(text))).toEqual({ ...parseEnv(text) })
})

test('every line that could be read in two ways is named, and none is guessed', () => {
  const lines = [
    'PORT=3000',
    'ADMIN_PASSWORD=correct horse # battery',
    'ADMIN_EMAIL="owner@example.com',
    'MAIL_TO="a"b"',
    'MAIL_FROM=“rooms@example.com”',
    'PORT: 3000',
  ]
  expect(problemsOf(lines.join('\n'))).toEqual([
    expect.stringMatching(/^\.env, line 2: ADMIN_PASSWORD has a # after a space/),
    '.env, line 3: ADMIN_EMAIL begins with " and does not end with it',
    expect.stringMatching(/^\.env, line 4: MAIL_TO goes on after the closing "/),
    expect.stringMatching(/^\.env, line 5: MAIL_FROM has typographic quotation marks/),
    '.env, line 6: it is not NAME=value',
  ])
})
