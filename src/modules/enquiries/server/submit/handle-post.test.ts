import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#/platform/database/open-database.ts'
import { useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../../tests/helpers/quote-forms.ts'
import { QUOTE_VENUE_DEFINITION } from '../enquiry-forms.server.ts'
import { handlePost } from './handle-post.server.ts'

const { logged, current } = vi.hoisted(() => ({
  logged: [] as unknown[],
  current: {} as { database?: Database },
}))
vi.mock('#/platform/database/database.ts', () => ({ getDatabase: () => current.database }))
vi.mock('#/platform/log.ts', () => ({
  getLog: () => ({ error: (...words: unknown[]) => logged.push(words) }),
}))

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  handlePost(
    new Request('http://localhost/fr/contact-lieu', { method: 'POST', body, headers }),
    QUOTE_VENUE_DEFINITION,
    { language: 'fr', formPath: '/fr/contact-lieu', successPath: '/fr/contact-succes' },
  )

describe('posting the quote form', () => {
  const database = useDatabase('sqlite')
  beforeEach(() => {
    current.database = database()
    logged.length = 0
  })
  afterEach(() => {
    current.database = undefined
  })

  const multipart = () => {
    const form = new FormData()
    for (const [name, value] of quoteForm({ startDate: '2099-03-03' })) form.append(name, value)
    form.append('portrait', new File(['x'], 'x.png'))
    return form
  }

  test.each([
    ['urlencoded', () => quoteForm({ startDate: '2099-03-03' })],
    ['multipart', multipart],
  ])('%s leads to the page with the reference', async (_, body) => {
    const answer = await post(body())
    if (!(answer instanceof Response)) throw new Error('the form was not accepted')
    expect(answer.status).toBe(303)
    const year = new Intl.DateTimeFormat('en', { year: '2-digit', timeZone: 'Europe/Paris' }).format()
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^/fr/contact-succes\\?reference=Q-${year}-0001&receipt=[0-9a-z]+\\.[\\w-]{22}$`),
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a rejected form comes back with its validation errors', async () => {
    expect(await post(quoteForm({ email: '' }))).toMatchObject({
      kind: 'refused',
      errors: [{ field: 'email', code: 'required' }],
    })
  })

  test('when the database fails, everything typed comes back and the log has nothing personal', async () => {
    await sql`drop table number_series`.execute(database().db)
    const answer = await post(quoteForm({ startDate: '2099-03-03' }, ['galerie-perle']))
    expect(answer).toMatchObject({
      kind: 'failed',
      values: { company: 'Maison Aubrac', startDate: '2099-03-03' },
      lists: { venue: ['galerie-perle'] },
      errors: [],
    })
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toMatch(/Aubrac|camille/i)
  })

  test.each([
    ['{"company":"x"}', 'application/json', 415],
    ['no parts', 'multipart/form-data; boundary=x', 400],
  ])('%j as %s is no form', async (body, type, status) => {
    const answer = await post(body, { 'content-type': type })
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toHaveProperty('status', status)
  })
})
