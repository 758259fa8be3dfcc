import { describe, expect, it } from 'vitest'
import { beginsWithCopy, MESSENGERS, mailAddress, SHARE_NETWORKS, shareAddress } from './share-targets.ts'

const page = { url: 'https://passage.example/fr/lieux?type=loft&type=gallery', title: 'Lofts & galeries' }

describe('shareAddress', () => {
  it.each([...SHARE_NETWORKS, 'line', 'telegram'] as const)(
    'hands the whole address to %s, query included',
    (network) => {
      const target = new URL(shareAddress(network, page))
      const handed = [...target.searchParams.values()].join(' ')
      expect(handed).toContain(page.url)
    },
  )

  it('keeps an ampersand in the title out of the query', () => {
    expect(new URL(shareAddress('x', page)).searchParams.get('text')).toBe('Lofts & galeries')
  })
})

describe('MESSENGERS', () => {
  it('has the messenger of each language beside the networks of all', () => {
    const ids = Object.fromEntries(Object.entries(MESSENGERS).map(([language, { id }]) => [language, id]))
    expect(ids).toEqual({ cn: 'wechat', ja: 'line', ko: 'kakaotalk', ru: 'telegram' })
  })

  it('begins with the link to copy in Chinese alone', () => {
    expect([beginsWithCopy('cn'), beginsWithCopy('ja'), beginsWithCopy('fr')]).toEqual([true, false, false])
  })
})

describe('mailAddress', () => {
  it('fills in subject and body', () => {
    const target = new URL(mailAddress('A & B', `See ${page.url}`))
    expect(target.searchParams.get('subject')).toBe('A & B')
    expect(target.searchParams.get('body')).toBe(`See ${page.url}`)
  })
})
