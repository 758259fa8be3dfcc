import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { fetchPage } from './read-page.ts'

const at = async (address: string) => parse((await fetchPage(inject('siteToRead'), address)).html)

const venue = (slug: string, language: Language) => at(localize('venue', { slug }, language))

/** Text with common spaces. */
const plainText = ({ text }: HTMLElement) => text.replaceAll('\u00a0', ' ').trim()

/** The lines of the sheet: a name, and everything that is under it. */
function sheetOf(page: HTMLElement): Record<string, string[]> {
  const lines = page.querySelectorAll('dl.sheet > div').map((line) => {
    const values = line.querySelectorAll('dd').map(plainText)
    return [line.querySelector('dt')?.text ?? '', values] as const
  })
  return Object.fromEntries(lines)
}

const slugsAt = async (address: string) =>
  (await at(address)).querySelectorAll('.results [data-venue]').map((card) => card.getAttribute('data-venue'))

describe('the page of a venue', () => {
  test('has its technical sheet, in the words and units of the language', async () => {
    expect(sheetOf(await venue('hotel-de-marbeuf', 'en'))).toEqual({
      Power: ['80 kW', 'Three-phase'],
      'Floor load': ['350 kg/m²'],
      Access: ['3 steps'],
      'Goods door': ['160 cm wide', '230 cm high'],
      Lift: ['Passenger lift', '630 kg', 'Cabin 110 × 140 cm'],
      'Rails on site': ['24 m'],
      'Amplified music': ['Until 22:30'],
      Caterer: ['From the owner’s list only'],
      'Windows face': ['West'],
    })
    expect(sheetOf(await venue('hotel-de-marbeuf', 'ru'))).toMatchObject({
      Лифт: ['Пассажирский лифт', '630 кг', 'Кабина 110 × 140 см'],
      'Грузовой вход': ['Ширина 160 см', 'Высота 230 см'],
    })
  })

  test('shows nothing that is not known', async () => {
    const sheet = sheetOf(await venue('caveau-beaubourg', 'fr'))
    expect(Object.keys(sheet)).not.toContain('Fenêtres orientées')
    expect(Object.keys(sheet)).not.toContain('Portants sur place')
    expect(sheet).toMatchObject({ Accès: ['22 marches'], Ascenseur: ['Sans ascenseur'] })
  })

  test('tells search engines the measures', async () => {
    const page = await venue('hotel-de-marbeuf', 'de')
    const data = page.querySelectorAll('script[type="application/ld+json"]').map((one) => one.text)
    expect(data.join()).toContain('"name":"Liefertür","value":160,"unitCode":"CMT"')
  })
})

describe('the list by the address', () => {
  test('by a group of the catalogue, or by several', async () => {
    const art = await slugsAt('/venues?group=art-and-design')
    const both = await slugsAt('/venues?group=art-and-design&group=fashion-spaces')
    expect(art.length).toBeGreaterThan(2)
    expect(new Set(both).size).toBeGreaterThan(new Set(art).size)
    const page = await venue(art[0] ?? '', 'fr')
    const groups = page.querySelectorAll('a[href*="group="]').map((link) => link.getAttribute('href'))
    expect(groups).toContain('/fr/lieux?group=art-and-design')
  })

  test('step-free, and by the width of the goods door', async () => {
    expect(await slugsAt('/venues?access=step-free&goodsDoorMin=200&sort=surface')).toEqual([
      'atelier-du-faubourg',
      'galerie-montmorency',
      'loft-faubourg-du-roule',
    ])
    expect(await slugsAt('/venues?goodsDoorMin=300')).toEqual(['atelier-du-faubourg'])
  })

  test('shows each as a chip, and keeps the old address of step-free access', async () => {
    const page = await at('/venues?access=step-free&goodsDoorMin=200')
    const chips = page.querySelectorAll('.chips [data-filter=chip]').map(plainText)
    expect(chips).toEqual(['Step-free', 'Goods door from 200 cm'])
    const all = await slugsAt('/venues?access=step-free&page=2')
    expect(await slugsAt('/venues?equipment=step-free-access&page=2')).toEqual(all)
    expect(all.length).toBeGreaterThan(5)
  })

  test('explains a width that is none', async () => {
    const page = await at('/venues?goodsDoorMin=wide')
    expect(page.querySelector('#filter-goodsDoorMin')?.getAttribute('aria-invalid')).toBe('true')
    expect(page.querySelector('#filter-problems')?.text).toContain('“wide” was left out')
  })

  test.each(LANGUAGE_CODES)('offers both in %s', async (language) => {
    const page = await at(localize('venues', {}, language))
    expect(page.querySelector('#filter-access input')?.getAttribute('value')).toBe('step-free')
    expect(page.querySelector('#filter-goodsDoor-hint')?.text).toMatch(/85.*300/s)
  })
})
