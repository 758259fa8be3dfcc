import { describe, expect, test } from 'vitest'
import { OFFERED_ICONS, offeredIcons } from '#/modules/venues/model/icon-keywords.ts'
import { findIconNames, iconShape } from './icon-collection.ts'
import { answerIcons } from './icon-endpoint.ts'

const ask = (query: string, collection = 'lucide') => answerIcons(collection, new URLSearchParams(query))

describe('the icon endpoint', () => {
  test('gives the shapes that are asked for, and names those that do not exist', async () => {
    const answer = ask('icons=coffee,no-such-thing,coffee')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('max-age=86400')
    expect(await answer.json()).toEqual({
      prefix: 'lucide',
      icons: { coffee: { body: expect.stringContaining('<path') } },
      width: 24,
      height: 24,
      not_found: ['no-such-thing'],
    })
  })

  test.each([
    '',
    'icons=',
    'icons=../x',
    'icons=A',
    `icons=${Array.from({ length: 201 }, (_, n) => `a${n}`)}`,
  ])('refuses the query %.40j', (query) => {
    expect(ask(query).status).toBe(400)
  })

  test('knows one collection', () => {
    expect(ask('icons=coffee', 'mdi').status).toBe(404)
  })

  test('names of the prototype are no pictograms', () => {
    expect(iconShape('constructor')).toBeUndefined()
    expect(iconShape('toString')).toBeUndefined()
  })
})

describe('finding a pictogram', () => {
  test('every offered one exists', () => {
    expect(OFFERED_ICONS.filter((name) => iconShape(name) === undefined)).toEqual([])
  })

  test('by French words without accents, and by any English part of a name', () => {
    expect(offeredIcons('Thé')).toContain('coffee')
    expect(offeredIcons('refrigerateur')).toEqual(['refrigerator'])
    expect(findIconNames('coffee', 5)[0]).toBe('coffee')
    expect(findIconNames(' ', 5)).toEqual([])
  })
})
