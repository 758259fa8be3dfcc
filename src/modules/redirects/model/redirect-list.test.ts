import { describe, expect, test } from 'vitest'
import { RedirectList } from './redirect-list.ts'
import { readablePath, sourceKey } from './source-key.ts'
import { suggestTarget } from './suggest-target.ts'
import { readTypedPath } from './typed-path.ts'

const rule = (source_key: string, target: string, covers: 'address' | 'languages' = 'address') => ({
  id: source_key,
  source_key,
  target,
  covers,
})

describe('finding a redirect', () => {
  const list = new RedirectList([
    rule('/espaces/ancien', '/fr/lieux'),
    rule('/fr/lieu/galerie-disparue', '/fr/lieu/galerie-perle?vue=plan', 'languages'),
    rule('/fr/lieu/loft-parti', '/fr/lieu/loft-nord'),
    rule('/actualités/été', '/fr/blog'),
  ])
  const targetOf = (path: string) => list.find(path)?.target

  test('capitals, a slash at the end and the spelling of letters do not matter', () => {
    expect(targetOf('/espaces/ancien')).toBe('/fr/lieux')
    expect(targetOf('/Espaces/Ancien/')).toBe('/fr/lieux')
    expect(targetOf('/actualit%C3%A9s/%C3%A9t%C3%A9')).toBe('/fr/blog')
    expect(targetOf('/actualite%CC%81s/e%CC%81te%CC%81')).toBe('/fr/blog')
    expect(targetOf('/espaces/ancien/plus')).toBeUndefined()
  })

  test('one for every language leads on in the language of the address, its query kept', () => {
    expect(targetOf('/fr/lieu/galerie-disparue')).toBe('/fr/lieu/galerie-perle?vue=plan')
    expect(targetOf('/venue/galerie-disparue')).toBe('/venue/galerie-perle?vue=plan')
    expect(targetOf('/de/raum/galerie-disparue')).toBe('/de/raum/galerie-perle?vue=plan')
    expect(targetOf('/ja/es/espacio/galerie-disparue')).toMatch(/^\/ja\/.+\/galerie-perle\?vue=plan$/)
    expect(targetOf('/fr/lieu/galerie-disparue-fullwidth')).toBe('/fr/lieu/galerie-perle?vue=plan')
  })

  test('one for an address alone leaves the other languages as they are', () => {
    expect(targetOf('/fr/lieu/loft-parti')).toBe('/fr/lieu/loft-nord')
    expect(targetOf('/venue/loft-parti')).toBeUndefined()
  })
})

test('paths are compared readable; what is no path has no key', () => {
  expect(sourceKey('/FR/%C3%89t%C3%A9/')).toBe('/fr/été')
  expect(readablePath('/FR/%C3%89t%C3%A9/')).toBe('/FR/Été')
  for (const none of ['/', '', 'x', '//x', '/%', '/a%00b', '/a%5Cb', `/${'a'.repeat(400)}`])
    expect(sourceKey(none), none).toBeUndefined()
})

test.each([
  ['/fr/lieux', { pathname: '/fr/lieux', search: '' }],
  [' https://passage.example/fr/lieux?type=loft ', { pathname: '/fr/lieux', search: '?type=loft' }],
  ['/fr/été', { pathname: '/fr/%C3%A9t%C3%A9', search: '' }],
  ['fr/lieux', 'form'],
  ['https://', 'form'],
  ['https://evil.example/fr/lieux', 'foreign'],
  ['//evil.example', 'foreign'],
  ['/\\evil.example', 'foreign'],
  ['javascript:alert(1)', 'foreign'],
  ['/api/log-404', 'reserved'],
  ['/assets/x.js', 'reserved'],
  ['/fr/admin/demandes', 'reserved'],
  ['/admin/nowhere', 'reserved'],
])('the typed address %s', (typed, read) => {
  expect(readTypedPath(typed, 'https://passage.example')).toEqual(read)
})

test('a suggestion is the page whose last part is most alike, or none', () => {
  const paths = [
    '/fr/lieu/galerie-perle',
    '/fr/lieu/galerie-valois',
    '/fr/lieu/loft-saint-sabin',
    '/fr/lieux',
  ]
  expect(suggestTarget('/fr/lieu/galerie-de-la-perle', paths)).toBe('/fr/lieu/galerie-perle')
  expect(suggestTarget('/espaces/loft-saint-sabin-bastille', paths)).toBe('/fr/lieu/loft-saint-sabin')
  expect(suggestTarget('/actualites/soldes-presse', paths)).toBeUndefined()
  expect(suggestTarget('/x', paths)).toBeUndefined()
})
