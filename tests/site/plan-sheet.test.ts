import { describe, expect, inject, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { filledPages } from '../helpers/filled-pages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'

const open = (path: string) => fetch(inject('siteToRead') + path)

describe('the plan of a venue as a PDF', () => {
  test('is tagged, in the language asked for, and no search engine keeps it', async () => {
    const answer = await open('/api/venues/hotel-de-marbeuf/plan.pdf?language=ja&layout=dinner&guests=40')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF')).toBe(true)
    expect(pdf).toContain('/Lang (ja)')
  })

  test('what is not offered is drawn as the venue is shown first', async () => {
    const answer = await open('/api/venues/hotel-de-marbeuf/plan.pdf?language=xx&layout=opera&guests=-3')
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('/Lang (en)')
  })

  test('an unknown venue has none', async () => {
    expect((await open('/api/venues/castle/plan.pdf')).status).toBe(404)
  })

  // Long names, many layouts, and rooms that are as wide as the page or as high.
  const venues = ['loft-faubourg-du-roule', 'atelier-du-faubourg', 'hotel-de-marbeuf', 'galerie-capucines']
  const cases = (FULL_RUN ? LANGUAGE_CODES : (['ru', 'fr'] as const)).flatMap((language) =>
    venues.map((venue) => [language, venue] as const),
  )
  test.each(cases)('in %s the one of %s is one page, with the days of an event', async (language, venue) => {
    const asked = new URLSearchParams({ language, guests: '60', startDate: '2027-03-02', duration: '5' })
    const pdf = Buffer.from(await (await open(`/api/venues/${venue}/plan.pdf?${asked}`)).arrayBuffer())
    const filled = filledPages(pdf)
    expect(filled).toHaveLength(1)
    expect(filled[0]).toBeGreaterThan(0.6)
    expect(pdf.length).toBeLessThan(150_000)
  })
})
