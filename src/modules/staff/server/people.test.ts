import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { latestLinkToken } from '../../../../tests/helpers/link-token.ts'
import { TEST_SECRET } from '../../../../tests/helpers/outbox.ts'
import { createAccount } from './accounts.server.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import { readAuditLog } from './audit-log.repository.server.ts'
import { findInvitation, invite, join } from './invitation.server.ts'
import { readTeam } from './people.repository.server.ts'
import { changeRole, deactivate, reactivate } from './people.server.ts'

const PASSWORD = 'plum tree over the canal'
const NOW = new Date('2026-11-22T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe.each(ENGINES)('the team on %s', (engine) => {
  const database = useDatabase(engine)
  const parts = (now = NOW) => ({ database: database(), now, secret: TEST_SECRET })

  async function add(name: string, role: 'administrator' | 'agent') {
    await createAccount(database(), { email: `${name}@example.com`, name, role, password: PASSWORD })
    const { people } = await readTeam(database(), NOW)
    const { id } = people.find((person) => person.name === name) ?? { id: '' }
    return { id, name, network: null }
  }

  async function openSession(userId: string) {
    const times = { createdAt: NOW, updatedAt: NOW, expiresAt: later(60) }
    await database()
      .db.insertInto('session')
      .values({ id: userId, token: userId, userId, ipAddress: null, userAgent: null, ...times })
      .execute()
  }

  test('a new role and a deactivated account end every session; both are in the audit log', async () => {
    const boss = await add('boss', 'administrator')
    const lea = await add('lea', 'agent')
    await openSession(lea.id)
    expect(await changeRole(lea.id, 'administrator', boss, parts())).toBe('done')
    expect((await readTeam(database(), NOW)).people).toMatchObject([
      { name: 'boss', role: 'administrator' },
      { name: 'lea', role: 'administrator', sessions: 0 },
    ])
    await openSession(lea.id)
    expect(await deactivate(lea.id, boss, parts(later(1)))).toBe('done')
    expect((await readTeam(database(), NOW)).people.at(-1)).toMatchObject({
      name: 'lea',
      active: false,
      sessions: 0,
    })
    expect(await reactivate(lea.id, boss, parts(later(2)))).toBe('done')
    const { entries } = await readAuditLog(database(), { actor: boss.id }, later(3))
    expect(entries.map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['person.reactivated', 'lea', {}],
      ['person.deactivated', 'lea', {}],
      ['person.role-changed', 'lea', { from: 'agent', to: 'administrator' }],
    ])
  })

  test('rights are put back only by whoever was the last to change them', async () => {
    const boss = await add('boss', 'administrator')
    const other = await add('other', 'administrator')
    const lea = await add('lea', 'agent')
    const undo = (minutes: number) => ({ ...parts(later(minutes)), isUndo: true })
    expect(await deactivate(lea.id, boss, parts())).toBe('done')
    expect(await reactivate(lea.id, boss, undo(1))).toBe('done')
    await deactivate(lea.id, boss, parts(later(2)))
    await reactivate(lea.id, other, parts(later(3)))
    await deactivate(lea.id, other, parts(later(4)))
    expect(await reactivate(lea.id, boss, undo(5))).toBe('changed')
    expect((await readTeam(database(), NOW)).people.at(-1)).toMatchObject({ name: 'lea', active: false })
  })

  test('no one changes their own rights, and one administrator remains in any race', async () => {
    const one = await add('one', 'administrator')
    const two = await add('two', 'administrator')
    expect(await deactivate(one.id, one, parts())).toBe('self')
    const outcomes = await Promise.all([
      changeRole(two.id, 'agent', one, parts()),
      deactivate(one.id, two, parts()),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'last-administrator'])
    const { people } = await readTeam(database(), NOW)
    expect(people.filter(({ role, active }) => role === 'administrator' && active)).toHaveLength(1)
    expect(await deactivate('nobody', one, parts())).toBe('missing')
  })

  test('an invitation is good for 72 hours and for one account; asking again replaces the link', async () => {
    const boss = await add('boss', 'administrator')
    const invitee = { email: 'jules@example.com', role: 'agent', language: 'fr' } as const
    const invited = async (now: Date) => {
      expect(await invite(invitee, boss, parts(now))).toBe(true)
      return latestLinkToken(database(), 'account-invitation', TEST_SECRET)
    }
    const old = await invited(NOW)
    const token = await invited(later(1))
    expect(await findInvitation(old, parts(later(2)))).toBeUndefined()
    expect(await findInvitation(token, parts(later(72 * 60)))).toMatchObject({ email: invitee.email })
    expect(await findInvitation(token, parts(later(72 * 60 + 2)))).toBeUndefined()
    const stored = await database().db.selectFrom('invitation').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(token)

    const typed = { token, name: ' Jules  Perrin ', password: PASSWORD }
    expect(await join({ ...typed, password: 'jules@example.com' }, parts(later(3)))).toEqual({
      kind: 'common',
    })
    expect(await join({ ...typed, name: ' ' }, parts(later(3)))).toEqual({ kind: 'name' })
    const both = await Promise.all([1, 2].map(() => join(typed, parts(later(3)))))
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['expired', 'joined'])
    expect((await readTeam(database(), NOW)).people).toMatchObject([
      {},
      { name: 'Jules Perrin', role: 'agent' },
    ])
    expect(await invite(invitee, boss, parts(later(4)))).toBe(false)
  })

  test('the audit log is read page by page, by person, kind and time', async () => {
    const values = Array.from({ length: 120 }, (_, position) => ({
      id: String(position).padStart(3, '0'),
      // Several at the same moment: the id decides.
      at: later(Math.floor(position / 3)).toISOString(),
      actor_id: position % 2 ? 'a' : 'b',
      actor: 'A',
      action: position % 3 ? 'session.signed-in' : 'person.invited',
      subject_id: null,
      subject: null,
      details: '{}' as never,
      network: null,
    }))
    await database().db.insertInto('audit_log').values(values).execute()
    const seen: string[] = []
    let before: { at: string; id: string } | undefined
    for (;;) {
      const page = await readAuditLog(database(), { before }, later(60))
      seen.push(...page.entries.map(({ id }) => id))
      const last = page.entries.at(-1)
      if (!page.more || !last) break
      before = { at: last.at, id: last.id }
    }
    expect(seen).toEqual(values.map(({ id }) => id).toReversed())
    const some = await readAuditLog(database(), { actor: 'a', area: 'person', days: 1 }, later(24 * 60 + 20))
    expect(
      some.entries.every(({ actor_id, action }) => actor_id === 'a' && action === 'person.invited'),
    ).toBe(true)
    expect(some.entries.length).toBe(
      values.filter(
        (row) => row.actor_id === 'a' && row.action === 'person.invited' && row.at >= later(20).toISOString(),
      ).length,
    )
  })

  test('trials at the same time are all counted; pauses grow, a success and a quiet day forget', async () => {
    const limit = { attempts: 5, pauses: [15, 30, 60] } as const
    const key = limitKey('a secret of at least 32 characters', 'test', 'A@example.com')
    const take = (now: Date) => takeAttempt(database(), key, limit, now)
    const many = await Promise.all(Array.from({ length: 20 }, () => take(NOW)))
    expect(many.filter(({ allowed }) => allowed)).toHaveLength(5)
    const until = async (now: Date) => {
      const attempt = await take(now)
      return attempt.allowed ? undefined : (attempt.until.getTime() - NOW.getTime()) / 60_000
    }
    expect(await until(later(14))).toBe(15)
    for (let trial = 0; trial < 5; trial++) expect((await take(later(16))).allowed).toBe(true)
    expect(await until(later(17))).toBe(46)
    for (let trial = 0; trial < 5; trial++) await take(later(50))
    expect(await until(later(51))).toBe(110)
    expect(await take(later(50 + 25 * 60))).toMatchObject({ allowed: true, left: 4 })
    await forgetAttempts(database(), key)
    expect(await take(later(51 + 25 * 60))).toMatchObject({ allowed: true, left: 4 })
  })
})
