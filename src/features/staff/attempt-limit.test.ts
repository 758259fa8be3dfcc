import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { takeAttempt } from './attempt-limit.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const YEARS_LATER = new Date('2030-11-20T10:00:00Z')
const LIMIT = { attempts: 2, pauses: [15, 30, 60] } as const

describe.each(ENGINES)('limits on attempts on %s', (engine) => {
  const database = useDatabase(engine)
  const take = (now: Date) => takeAttempt(database(), 'password:somebody', LIMIT, now)

  test('a pause that began while the clock was years ahead keeps nobody out when it is right again', async () => {
    await take(YEARS_LATER)
    expect(await take(YEARS_LATER)).toMatchObject({ allowed: true, left: 0 })
    expect(await take(YEARS_LATER)).toMatchObject({ allowed: false })
    expect(await take(NOW)).toMatchObject({ allowed: true })
  })
})
