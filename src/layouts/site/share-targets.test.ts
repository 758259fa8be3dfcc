import { describe, expect, it } from 'vitest'
import { beginsWithCopy, MESSENGERS } from './share-targets.ts'

describe('MESSENGERS', () => {
  it('has the messenger of each language beside the networks of all', () => {
    const ids = Object.fromEntries(Object.entries(MESSENGERS).map(([language, { id }]) => [language, id]))
    expect(ids).toEqual({ cn: 'wechat', ja: 'line', ko: 'kakaotalk', ru: 'telegram' })
  })

  it('begins with the link to copy in Chinese alone', () => {
    expect([beginsWithCopy('cn'), beginsWithCopy('ja'), beginsWithCopy('fr')]).toEqual([true, false, false])
  })
})
