import { describe, expect, inject, test } from 'vitest'

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
})
