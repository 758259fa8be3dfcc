import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { redirectInput } from '#/modules/redirects/model/redirect.schema.ts'
import { typedLine, typedText } from './typed-text.schema.ts'

/** Schemas that take texts from a browser or an uploaded file. */
const INPUTS = globSync(['src/modules/*/model/**/*.ts', 'src/modules/*/*.functions.ts']).filter(
  (file) =>
    !file.endsWith('.test.ts') &&
    !file.includes('/model/content.schema') &&
    !file.includes('/site-picture-texts'),
)

/** Texts that are not cleaned, and why they need not be. */
const AS_TYPED: Readonly<Record<string, string>> = {
  'z.string().max(LONGEST_PASSWORD)': 'a secret, only hashed or compared',
  'z.string().max(4 * LONGEST_PASSWORD)': 'a secret, only hashed',
  'z.string().max(20_000)': 'JSON of WebAuthn, read by its own schema',
  'z.string().max(MAX_SEARCH_LENGTH)': 'a query, read field by field',
  'z.string().min(1).max(4000)': 'an address that is parsed',
  'z.string().max(4000)': 'sent by old pages and never read',
  'z.string().min(1).max(2000)': 'a query, read field by field',
  'z.string().max(40)': 'the name of a field, looked up in a table',
  'z.string().max(10_000)': 'goes through the schema of its form',
  'z.string().max(LONGEST_TYPED)': 'goes through the schema of its form',
}

/** Each `z.string()` with the calls behind it, without space. */
function stringsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\s+(?=\.)/g, '')
  return [
    ...source.matchAll(/\bz\.string\((?:\s*\))((?:\.\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)/g),
  ].map(([text]) => text)
}

/** Its characters are bounded by a pattern, or it is cleaned where it is. */
const isBounded = (text: string) => /\.regex\(|\.refine\(is|\(cleanLine\)|\(cleanText\)|readText\(/.test(text)

describe('texts that somebody types', () => {
  test('lose what a database refuses and what changes how a line looks, before they are measured', () => {
    expect(typedLine(3).parse(' a\u0000\u202eb\n')).toBe('a b')
    expect(typedText(3).parse('\u0000a\u202e\r\nb')).toBe('a\nb')
    expect(typedLine(9).min(1).safeParse('\u0000').success).toBe(false)
    expect(redirectInput.parse({ source: '/a\u0000', target: '/\u202eb', languages: false })).toMatchObject({
      source: '/a',
      target: '/b',
    })
  })

  test('are cleaned by every schema that takes them', () => {
    const bare = INPUTS.flatMap((file) =>
      stringsOf(file)
        .filter((text) => !isBounded(text) && !(text in AS_TYPED))
        .map((text) => `${file}: ${text}`),
    )
    expect(bare).toEqual([])
  })
})
