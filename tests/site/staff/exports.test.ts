import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { acceptedQuote } from '../../helpers/accepted-quote.ts'
import { ENGINES } from '../../helpers/database.ts'
import { fillInbox } from '../../helpers/many-enquiries.ts'
import { storedColleague } from '../../helpers/stored-colleague.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import { useStaffSite } from './staff-site.ts'
import { StaffVisitor } from './staff-visitor.ts'

vi.setConfig({ testTimeout: 120_000 })

describe.each(ENGINES)('files for download in the audit log on %s', (engine) => {
  const site = useStaffSite(engine)

  async function signedIn(email: string) {
    await site().add(email, 'administrator')
    const who = new StaffVisitor(site().origin)
    await who.signIn(email)
    return who
  }

  async function entriesOf(email: string) {
    const rows = await site()
      .database.db.selectFrom('audit_log')
      .innerJoin('user', 'user.id', 'audit_log.actor_id')
      .select(['action', 'details'])
      .where('email', '=', email)
      .where('action', 'like', '%export%')
      .orderBy('at')
      .execute()
    return rows.map(({ action, details }) => [action, details])
  }

  /** Request a file, read its first bytes and close the connection. */
  async function breakOff(who: StaffVisitor, target: string): Promise<void> {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = http.get(site().origin + target, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    await new Promise<void>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) => {
        expect(response.statusCode).toBe(200)
        response.once('data', () => {
          response.pause()
          resolve()
        })
      })
    })
    request.destroy()
  }

  test('a list that is broken off after its first bytes stands there, and a whole one with its count', async () => {
    const filler = { owners: [], venues: [], now: new Date() }
    await fillInbox(site().database, { ...filler, size: 600 })
    // More than the buffers in between: the site cannot have finished when the connection breaks.
    const message = 'x'.repeat(60_000)
    await site().database.db.updateTable('enquiry').set({ message, status: 'new' }).execute()
    const lea = await signedIn('lea@example.com')
    await breakOff(lea, '/api/admin/requests.csv')
    expect(await entriesOf('lea@example.com')).toEqual([['request.list-export-begun', {}]])
    await site().database.db.updateTable('enquiry').set({ message: 'x' }).execute()
    const samir = await signedIn('samir@example.com')
    expect((await samir.ask('/api/admin/requests.csv', { method: 'HEAD' })).status).toBe(200)
    expect(await (await samir.ask('/api/admin/requests.csv')).text()).toContain('Q-')
    expect(await entriesOf('samir@example.com')).toEqual([
      ['request.list-export-begun', {}],
      ['request.list-exported', { count: 600 }],
    ])
    expect(await entriesOf('lea@example.com')).toHaveLength(1)
  })

  test('the accounts: refused to agents, with the totals as they were accepted, and no formula', async () => {
    const by = await storedColleague(site().database, 'Léa Morel')
    await acceptedQuote(site().database, by, new Date('2026-11-02T23:30:00Z'))
    const target = '/api/admin/accounts.csv?from=2026-11-03&to=2026-11-30'
    await site().add('agent@example.com', 'agent')
    const agent = new StaffVisitor(site().origin)
    await agent.signIn('agent@example.com')
    expect((await agent.ask(target)).status).toBe(403)
    const owner = await signedIn('owner@example.com')
    expect((await owner.ask('/api/admin/accounts.csv?from=2026-11-30&to=2026-11-03')).status).toBe(400)
    const lines = (await (await owner.ask(target)).text()).split('\r\n')
    expect(lines[1]).toContain("'=SUM(1)")
    expect(lines[1]).toContain(',13300,2660,15960,')
    expect(lines[2]).toContain(',20,,13300,2660,')
    expect(lines[3]).toContain(',2026-11-09,7980,')
    const json = await owner.ask(`${target.replace('.csv', '.json')}&in=fr`)
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await json.json()).toMatchObject({
      from: '2026-11-03',
      quotes: [{ company: 'Atelier Kuroda', netCents: 1_330_000, vatCents: 266_000, grossCents: 1_596_000 }],
      payments: [{ kind: 'deposit', dueCents: 798_000 }],
    })
    expect(await entriesOf('owner@example.com')).toEqual([
      ['quotes.export-begun', {}],
      ['quotes.exported', { count: 2 }],
      ['quotes.export-begun', {}],
      ['quotes.exported', { count: 2 }],
    ])
  })

  test('the catalogue: one entry before its first byte, one after its last', async () => {
    await addVenue(site().database, `galerie-${randomUUID()}`)
    const chief = await signedIn('chief@example.com')
    await breakOff(chief, '/api/admin/catalogue.zip?photos=0')
    expect((await entriesOf('chief@example.com'))[0]).toEqual(['catalogue.export-begun', {}])
    const second = await signedIn('second@example.com')
    await (await second.ask('/api/admin/catalogue.zip?photos=0')).arrayBuffer()
    const venues = await site().database.db.selectFrom('venue').select('id').execute()
    expect(await entriesOf('second@example.com')).toEqual([
      ['catalogue.export-begun', {}],
      ['catalogue.exported', { count: venues.length }],
    ])
  })

  test('no entry, no file', async () => {
    const nina = await signedIn('nina@example.com')
    const { db } = site().database
    await db.schema.alterTable('audit_log').renameTo('no_log').execute()
    const answer = await nina.ask('/api/admin/requests.csv')
    await db.schema.alterTable('no_log').renameTo('audit_log').execute()
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('Q-')
  })
})
