/** Links that were pasted with something behind them lead to their page, of every template and language. */
import { expect, inject, test } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { addressOf, TEMPLATES } from './templates.ts'

const site = inject('siteToRead')

const TAILS = [
  '.',
  ')',
  ',',
  ';',
  '%22',
  '%20',
  '%C2%A0',
  '%E3%80%82',
  '&fbclid=1',
  '&utm_source=x&utm_medium=y',
]

const PRESENT = TEMPLATES.filter(
  ({ page, status }) => status === undefined && !page.startsWith('admin') && page !== 'external-blog',
)

async function lead(path: string): Promise<string> {
  const answer = await fetch(site + path, { redirect: 'manual' })
  await answer.body?.cancel()
  return `${answer.status} ${answer.headers.get('location')}`
}

for (const language of FULL_RUN ? LANGUAGE_CODES : (['fr'] as const))
  test(`in ${language}`, async () => {
    const wrong: string[] = []
    for (const template of PRESENT) {
      const [path = '', query = ''] = addressOf(template, language).split('?', 2)
      // `/.` is `/` before it is asked for.
      if (path === '/') continue
      const found = await Promise.all(TAILS.map((tail) => lead(path + tail + (query && `?${query}`))))
      for (const [at, tail] of TAILS.entries()) {
        const search = [tail.startsWith('&') ? tail.slice(1) : '', query]
          .filter((part) => part !== '')
          .join('&')
        const expected = `301 ${path}${search && `?${search}`}`
        if (found[at] !== expected) wrong.push(`${path}${tail}: ${found[at]}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  })

test('what is not there is not led to', async () => {
  const venues = [
    '/venue/gone.',
    '/fr/lieu/gone.',
    '/lieu/gone)',
    '/de/lieu/gone,',
    '/fr/lieu/gone.%20',
    '/ja/fr/lieu/gone.',
  ]
  for (const path of [...venues, '/blog/gone)', '/nowhere,', '/events/gone&fbclid=1'])
    expect(await lead(path), path).toBe('404 null')
  expect(await lead('/lieu/galerie-perle.')).toBe('301 /venue/galerie-perle')
  expect(await lead('/fr/Lieu/Galerie-Perle.')).toBe('301 /fr/lieu/galerie-perle')
})

test('a private link is led to its page, which asks whether it is good', async () => {
  const token = '0123456789abcdef0123456789abcdef'
  expect(await lead(`/fr/shortlist/${token}.`)).toBe(`301 /fr/shortlist/${token}`)
})
