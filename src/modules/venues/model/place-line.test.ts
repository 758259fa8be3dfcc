import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { placeLine } from './place-line.ts'
import { planTexts } from './plan-texts.ts'

const venue = { type: 'gallery', neighborhood: 'invalides', arrondissement: 7, metro: 'Invalides' } as const

test('a station with the name of its neighbourhood, or a part of it, is not named again', async () => {
  const { t } = await planTexts('en')
  expect(placeLine(venue, t)).toEqual(['Gallery', 'Invalides', '7th arrondissement'])
  const station = (neighborhood: 'opera' | 'bourse-victoire', metro: string) =>
    placeLine({ ...venue, neighborhood, metro }, t)[3]
  expect(station('opera', 'Opéra')).toBeUndefined()
  expect(station('bourse-victoire', 'Bourse')).toBeUndefined()
  expect(station('opera', 'Quatre-Septembre')).toBe('Metro: Quatre-Septembre')
  expect(station('opera', '')).toBeUndefined()
})

test.each(LANGUAGE_CODES)('nothing is said twice in %s', async (language) => {
  const { t } = await planTexts(language)
  const line = placeLine(venue, t)
  expect(new Set(line).size).toBe(line.length)
  expect(line.filter((part) => part === 'Invalides').length).toBeLessThan(2)
})
