import { describe, expect, it } from 'vitest'
import { mailAddress, networkAddress } from './share-address.ts'

const page = { url: 'https://passage.example/fr/lieux?type=loft&type=gallery', title: 'Lofts & galeries' }

describe('networkAddress', () => {
  it.each(['facebook', 'linkedin', 'x', 'whatsapp', 'line', 'telegram'] as const)(
    'hands the whole address to %s, query included',
    (network) => {
      const target = new URL(networkAddress(network, page))
      const handed = [...target.searchParams.values()].join(' ')
      expect(handed).toContain(page.url)
    },
  )

  it('keeps an ampersand in the title out of the query', () => {
    expect(new URL(networkAddress('x', page)).searchParams.get('text')).toBe('Lofts & galeries')
  })

  it.each(['Площадки для\u00a0моды & ещё 50 % + #1', '会場一覧“表参道”', 'half a pair \ud83d.'])(
    'hands on %j letter by letter',
    (title) => {
      const { searchParams } = new URL(networkAddress('telegram', { ...page, title }))
      expect(searchParams.get('text')).toBe(title.toWellFormed())
      expect(searchParams.get('url')).toBe(page.url)
    },
  )

  it('leaves letters beyond ASCII as they are', () => {
    expect(networkAddress('x', { ...page, title: 'Лофт в Париже' })).toMatch(/text=Лофт%20в%20Париже$/)
  })
})

describe('mailAddress', () => {
  it('fills in subject and body', () => {
    const target = new URL(mailAddress('A & B', `See ${page.url}`))
    expect(target.searchParams.get('subject')).toBe('A & B')
    expect(target.searchParams.get('body')).toBe(`See ${page.url}`)
  })
})
