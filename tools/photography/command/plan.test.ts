import { describe, expect, test } from 'vitest'
import {
  checkPlan,
  describe as describePicture,
  groupByScene,
  type Picture,
  selectPictures,
  sizeOf,
} from './plan.ts'

const venues = [{ slug: 'loft', photo: { id: 'loft', kind: 'loft' } }]
const records = [
  { name: 'loft-1', room: 'loft', dressing: 'rest' },
  { name: 'loft-2', room: 'loft', dressing: 'rest', view: 'rails' },
  { name: 'loft-3', room: 'loft', dressing: 'dinner' },
  { name: 'loft-blanc-1', street: 'courtyard' },
  { name: 'site-hero', room: { id: 'hero', kind: 'salon' }, size: '2400x1000' },
]
const plan = (pictures: unknown) => checkPlan(pictures, venues)
const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name)
const select = (venueSlugs: string[], pictures: string[], shots?: number) =>
  names(selectPictures(plan(records).pictures, { venues: venueSlugs, pictures, shots }))

describe('the plan', () => {
  test('is taken as it is, with a size for every picture', () => {
    const { pictures, rooms } = plan(records)
    expect(pictures.map(({ size }) => size)).toEqual([...Array(4).fill('1600x1067'), '2400x1000'])
    expect(pictures[1]?.view).toBe('rails')
    expect(rooms.get('loft')).toEqual({ id: 'loft', kind: 'loft' })
  })

  test.each([
    ['a name twice', [records[0], records[0]], 'two pictures loft-1'],
    ['a room that no venue has', [{ name: 'a-1', room: 'attic' }], 'the room attic'],
    ['a name that is no file name', [{ name: '../a', room: 'loft' }], 'pictures.json is not as it should be'],
  ])('is refused with %s', (_, pictures, words) => {
    expect(() => plan(pictures)).toThrow(words)
  })

  test('keeps its order whatever is asked for', () => {
    expect(select([], [])).toHaveLength(5)
    expect(select(['loft'], [])).toEqual(['loft-1', 'loft-2', 'loft-3'])
    expect(select(['loft'], [], 2)).toEqual(['loft-1', 'loft-2'])
    expect(select([], ['site-hero', 'loft-2'])).toEqual(['loft-2', 'site-hero'])
    expect(select([], ['loft-*'])).toEqual(['loft-1', 'loft-2', 'loft-3', 'loft-blanc-1'])
  })

  test('says what is not in it, and what is near', () => {
    expect(() => select(['lofts'], [])).toThrow('No picture of a venue lofts is planned')
    expect(() => select([], ['loft-bl'])).toThrow('near it: loft-blanc-1')
    expect(() => select(['site'], [])).toThrow('No picture of a venue site')
  })

  test('builds each scene once for its pictures in a row', () => {
    expect(groupByScene(plan(records).pictures).map(names)).toEqual([
      ['loft-1', 'loft-2'],
      ['loft-3'],
      ['loft-blanc-1'],
      ['site-hero'],
    ])
  })

  test('scales a picture by its width', () => {
    const [wide, , , , hero] = plan(records).pictures
    expect(wide && sizeOf(wide, 640)).toBe('640x427')
    expect(hero && sizeOf(hero, 640)).toBe('640x267')
    expect(hero && sizeOf(hero, undefined)).toBe('2400x1000')
  })

  test('tells what a picture shows', () => {
    expect(plan(records).pictures.map(describePicture)).toEqual([
      'loft, rest',
      'loft, rest, rails',
      'loft, dinner',
      'courtyard',
      'hero',
    ])
  })
})
