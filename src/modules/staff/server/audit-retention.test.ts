import { describe, expect, test } from 'vitest'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { deleteOldAuditLog } from './audit-retention.server.ts'
import { welcome } from './welcome.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const months = (count: number) => new Date(Date.UTC(2026, 10 + count, 20, 10))

describe.each(ENGINES)('the audit log on %s', (engine) => {
  const database = useDatabase(engine)
  const actor = { id: 'u1', name: 'Ines', network: null }
  const note = (at: Date) =>
    database()
      .db.transaction()
      .execute((transaction) =>
        writeAudit(transaction, { actor, action: 'mail.retried', details: { to: 'x' }, at }),
      )
  const stored = async () =>
    (await database().db.selectFrom('audit_log').select('at').orderBy('at').execute()).map(({ at }) => at)

  test('keeps a year, and one run takes away twenty entries or a tenth, the oldest first', async () => {
    for (let n = 0; n < 25; n++) await note(new Date(months(-13).getTime() + n * 1000))
    await note(months(-11))
    expect(await deleteOldAuditLog(database(), NOW)).toBe(20)
    expect(await deleteOldAuditLog(database(), NOW)).toBe(5)
    expect(await stored()).toEqual([months(-11).toISOString()])
  })

  test('signing in by a clock that is years ahead forgets nothing', async () => {
    await note(NOW)
    const { id } = await storedColleague(database(), 'Ines')
    const parts = { ...signInParts(database()), now: months(48) }
    await welcome(parts, new Headers(), { userId: id, method: 'password', token: 'of no session' })
    expect(await stored()).toEqual([NOW.toISOString(), months(48).toISOString()])
  })
})
