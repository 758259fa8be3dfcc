import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { startTestPostgres, type TestPostgres } from '../helpers/postgres.ts'
import { readErrorPage, wantedErrorPage } from './error-page.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let postgres: TestPostgres | undefined
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-on-postgres-'))
})
afterEach(async () => {
  await site?.kill()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the whole site runs on PostgreSQL: demo catalogue, pages, requests, readiness', async () => {
  postgres = await startTestPostgres()
  const url = postgres.url('postgres')
  site = await startSite({
    DATA_DIR: folder,
    DATABASE_URL: url,
    AUTH_SECRET: 'a secret of at least 32 characters',
  })
  const list = await (await fetch(`${site.origin}/fr/lieux?q=perle`)).text()
  expect(list.match(/<article[^>]* data-venue="/g)).toHaveLength(1)
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ ready: true, failing: [] })

  const sent = await fetch(`${site.origin}/fr/contact-lieu`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      company: 'Maison Aurèle',
      lastName: 'Lindqvist',
      firstName: 'Ingrid',
      email: 'ingrid@example.com',
      venue: 'galerie-perle',
    }),
  })
  const reference = sent.headers.get('location')?.match(/reference=(Q-\d\d-\d+)/)?.[1]
  expect(sent.status).toBe(303)

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const mails = '(select count(*)::int from outbox where enquiry_id = enquiry.id) as mails'
  const { rows } = await client.query(`select language, ${mails} from enquiry where reference = $1`, [
    reference,
  ])
  await client.end()
  expect(rows).toEqual([{ language: 'fr', mails: 2 }])

  // While the database is away, pages that need it ask to come back in a minute.
  await postgres.stop()
  postgres = undefined
  for (const language of LANGUAGE_CODES) {
    const again = localize('venue', { slug: 'galerie-perle' }, language)
    const answer = await fetch(site.origin + again)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(readErrorPage(await answer.text(), language)).toEqual(wantedErrorPage(503, language, { again }))
  }
}, 90_000)
