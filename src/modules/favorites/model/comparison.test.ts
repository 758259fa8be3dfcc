import { describe, expect, it, test } from 'vitest'
import { commonEquipment, isMost, movedTo } from './comparison.ts'

describe('the most of a row', () => {
  it('may be in several columns', () => {
    expect([200, 180, 200].map((value, _, row) => isMost(value, row))).toEqual([true, false, true])
  })

  it('is nowhere where all are alike, or nothing is offered', () => {
    expect(isMost(200, [200, 200])).toBe(false)
    expect(isMost(0, [0, 0])).toBe(false)
  })

  it('waits for a second one that is known', () => {
    expect(isMost(200, [200, undefined])).toBe(false)
    expect(isMost(200, [200, undefined, 100])).toBe(true)
  })
})

test('what all rooms have is common to them', () => {
  const has = (...ids: string[]) => ({ equipment: ids.map((id) => ({ id, name: id.toUpperCase() })) })
  expect(commonEquipment([has('wifi', 'lift'), has('lift', 'racks')])).toEqual([{ id: 'lift', name: 'LIFT' }])
  expect(commonEquipment([])).toEqual([])
})

test('a venue takes the place of another one, in both directions', () => {
  const list = [...'abcd'].map((slug) => ({ slug }))
  const order = (slug: string, target: string) =>
    movedTo(list, slug, target)
      .map((one) => one.slug)
      .join('')
  expect(order('a', 'c')).toBe('bcad')
  expect(order('d', 'b')).toBe('adbc')
  expect(order('x', 'b')).toBe('abcd')
  expect(order('a', 'x')).toBe('abcd')
})
