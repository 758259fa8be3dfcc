import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { insertRow, insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { fetchPage } from './read-page.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { addressOf, TEMPLATES } from './templates.ts'
import { htmlProblems } from './valid-html.ts'

const PUBLIC = (Object.keys(PAGE_SETTINGS) as PageId[]).filter((page) => !isAdminPage(page))

/** Pages of a private link, which the tests below open in their states. */
const BY_LINK: readonly PageId[] = ['quote', 'shortlist']

/** Each template in one language, all languages among them; every template in each in the full run. */
const isRead = (template: number, language: number) =>
  FULL_RUN || template % LANGUAGE_CODES.length === language

describe.each(PUBLIC.filter((page) => !BY_LINK.includes(page)))('%s', (page) => {
  const templates = TEMPLATES.filter((template) => template.page === page)
  test('is valid in its states', async () => {
    expect(templates).not.toEqual([])
    for (const template of templates)
      for (const [n, language] of LANGUAGE_CODES.entries()) {
        if (!isRead(TEMPLATES.indexOf(template), n)) continue
        const address = addressOf(template, language)
        const { html } = await fetchPage(inject('siteToRead'), address)
        expect(await htmlProblems(html), address).toEqual([])
      }
  })
})

describe('pages of private links', () => {
  let folder: string
  let site: RunningSite
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'passage-valid-'))
    site = await startSite({ DATA_DIR: folder })
  }, 120_000)
  afterAll(async () => {
    await site?.kill()
    await rm(folder, { recursive: true, force: true })
  })

  const inDatabase = <T>(work: (db: DatabaseSync) => T): T => {
    const db = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  const expectValid = async (address: string, init: RequestInit = {}) => {
    const { html, status } = await fetchPage(site.origin, address, init)
    expect(html, `${address} ${status}`).not.toBe('')
    expect(await htmlProblems(html), address).toEqual([])
  }

  /** What has become of a quote. */
  const STATES = {
    sent: '',
    expired: "valid_until = '2020-01-01'",
    declined: "state = 'declined'",
    withdrawn: "state = 'withdrawn'",
    accepted: "state = 'accepted'",
    voided: "state = 'voided'",
    replaced: "state = 'replaced'",
  }
  const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

  test.each(Object.keys(STATES) as (keyof typeof STATES)[])('a quote that is %s', async (state) => {
    const at = Object.keys(STATES).indexOf(state)
    for (const [n, venues] of [
      ['galerie-perle'],
      ['galerie-perle', 'salon-opera', 'loft-sentier'],
    ].entries()) {
      const quote = inDatabase((db) => insertSentQuote(db, { ahead: 30 + at * 40 + n * 15, venues }))
      const change = STATES[state]
      if (change !== '')
        inDatabase((db) => db.prepare(`update quote_version set ${change} where id = ?`).run(quote.versionId))
      for (const language of LANGUAGE_CODES) {
        const address = `${prefixOf(language)}/q/${quote.token}`
        await expectValid(address)
        // What is typed comes back alike in all languages; three writing systems stand for them.
        if (state === 'sent' && (FULL_RUN || ['fr', 'ja', 'ru'].includes(language))) {
          if (n === 1) await expectValid(`${address}?choice=B`)
          // A form with nothing in it comes back with what is wrong.
          for (const step of ['details', 'code', 'decline', 'ask'])
            await expectValid(address, {
              ...{ method: 'POST', body: new URLSearchParams({ step, n: '1' }) },
              headers: { origin: site.origin },
            })
        }
      }
    }
  })

  test('the question to an owner, before and after the answer, and with mistakes', async () => {
    const day = laterDay(parisDay(new Date()), 400)
    // Words of owners are kept to the minute.
    const until = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 7 * DAY_MS).toISOString()
    for (const answer of ['none', 'yes', 'yes-but', 'no'] as const) {
      const token = makeSecret()
      inDatabase((db) => {
        const venue = db.prepare("select id from venue where slug = 'galerie-perle'").get() as { id: string }
        insertRow(db, 'owner_ask', {
          ...{ id: randomUUID(), venue_id: venue.id, first_day: day, last_day: laterDay(day, 2) },
          ...{ event: '<b>Showroom</b> & "co"', guests: 80, set_up: 'Dès 8 h', asked_by: 'Léa' },
          ...{ token_hash: hashSecret(token), asked_at: new Date().toISOString(), language: 'fr' },
          ...{ sent_to: 'owner@example.com', wished_until: until, answer, note: 'x', version: 1 },
          ...(answer === 'none' ? {} : { answered_at: new Date().toISOString() }),
          ...(answer === 'yes' ? { valid_until: until } : {}),
        })
      })
      for (const query of ['', '?lang=en', '?answer=yes', '?answer=yes-but', '?answer=no'])
        await expectValid(`/h/${token}${query}`)
      await expectValid(`/h/${token}`, { method: 'POST', body: new URLSearchParams({ answer: 'yes-but' }) })
    }
  })

  test('links that are known to nobody', async () => {
    for (const kind of ['q', 'h', 's']) await expectValid(`/${kind}/${makeSecret()}`)
  })
})

test('the check sees what is wrong', async () => {
  const page = `<!doctype html><html lang="fr"><head><title>A</title></head>
    <body><p id="a"><div id="a"></div></p><ul><p>B</p></ul><button type="go">C</button>
    <a href="/a" ping="/b">D</a><a href="/a" ping="https://example.com/b">E</a></body></html>`
  const problems = await htmlProblems(page)
  expect(problems.filter((problem) => problem.includes('"ping"'))).toHaveLength(1)
  const rules = problems.map((problem) => problem.split(':')[0])
  expect(rules).toEqual(
    expect.arrayContaining(['no-dup-id', 'element-permitted-content', 'attribute-allowed-values']),
  )
})
