import { expect, test } from 'vitest'
import { saidBy } from './message-texts.ts'
import { meantBy, messageUses } from './message-uses.ts'
import { mayBeEnglish } from './same-as-english.ts'

const keysOf = (source: string) => messageUses('x.tsx', source).map(({ key }) => key)

test('uses are found with their namespace, whole or completed when the page is drawn', () => {
  expect(
    keysOf(`
      const t = useTranslations('list')
      t('empty') + t('applyCount', { n }) + t.rich('text', {})
      const name = useTranslations()
      name(\`error.\${status}.title\`) + name(isKept ? 'venue.saved' : 'venue.save') + other.name('no')
      useTranslations('nav')('home')
      function part(t: ReturnType<typeof useTranslations<'card'>>) { return t(id) }
    `),
  ).toEqual([
    'list.empty',
    'list.applyCount',
    'list.text',
    'error.*.title',
    'venue.saved',
    'venue.save',
    'card.*',
    'nav.home',
  ])
})

test('what is completed later means one part or more, and nothing beside it', () => {
  expect(meantBy('error.*.title')('error.404.title')).toBe(true)
  expect(meantBy('error.*.title')('error.404.message')).toBe(false)
  expect(meantBy('list.empty')('list.emptyText')).toBe(false)
})

test('a message is read in each of its forms', () => {
  expect(saidBy('{n, plural, one {# lieu} other {# lieux}} à {city}')).toEqual(['0 lieu à 0', '0 lieux à 0'])
  expect(saidBy('Menu')).toEqual(['Menu'])
})

test('only names, shared words and figures may be the same as in English', () => {
  expect(mayBeEnglish('ja', 'WhatsApp')).toBe(true)
  expect(mayBeEnglish('fr', 'Contact')).toBe(true)
  expect(mayBeEnglish('es', 'Contact')).toBe(false)
  expect(mayBeEnglish('de', '{n, number} m²')).toBe(true)
  expect(mayBeEnglish('de', 'From {n} m²')).toBe(false)
})
