import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { busyPage } from './busy-page.ts'

const shown = async (path: string) => {
  const page = parse(await busyPage(new URL(path, 'https://passage.example')))
  return [
    page.querySelector('html')?.getAttribute('lang'),
    page.querySelector('h1')?.textContent,
    page.querySelector('a')?.textContent,
  ]
}

test.each(LANGUAGE_CODES)(
  '%s: what cannot be rendered now is said in the language of the address',
  async (language) => {
    const address = localize('venues', {}, language)
    const [tag, title, again] = await shown(address)
    expect([tag, title === '', again === '']).toEqual([LANGUAGES[language].tag, false, false])
    expect(await shown(`${address}/no/such/page`)).toEqual([tag, title, again])
  },
)

test('each language has words of its own', async () => {
  const all = await Promise.all(LANGUAGE_CODES.map((language) => shown(localize('home', {}, language))))
  expect(new Set(all.map(([, title]) => title)).size).toBe(LANGUAGE_CODES.length)
})
