import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import type { ClaimVerdict } from '../model/claim-decision.ts'
import { readClaimGroups } from '../model/claim-groups.ts'
import { readClaimDecisions, readDecidedClaims } from './claim-decisions.repository.server.ts'
import { decideClaims, restoreClaimDecision, withdrawClaimDecision } from './decide-claims.server.ts'

const NOW = new Date('2026-11-25T10:00:00Z')
const SIDE_BY_SIDE: ClaimVerdict = { kind: 'side-by-side', reason: 'Held, placed, coordinated.' }
const GROUPS = readClaimGroups({
  eventsHeld: { home: 5000 },
  eventsPlaced: { about: 1000 },
  venues: { everywhere: 350 },
})
const [EVENTS] = GROUPS

describe.each(ENGINES)('decisions about claims on %s', (engine) => {
  const database = useDatabase(engine)
  const readings = EVENTS?.readings.map((one) => ({ ...one })) ?? []
  const lea = () => storedColleague(database(), 'Léa Morel')
  type By = Awaited<ReturnType<typeof lea>>
  const decide = (by: By, verdict: ClaimVerdict, version = 0, seen = readings) =>
    decideClaims(database(), { group: 'events', verdict, readings: seen, version }, by, {
      groups: GROUPS,
      now: NOW,
    })
  const present = async () => (await readDecidedClaims(database().db, 'events')).decision?.verdict
  const audit = async () =>
    (await database().db.selectFrom('audit_log').select(['action', 'details']).execute()).map(
      ({ action, details }) => [action, details],
    )

  test('are kept with who, when, why and what the pages stated', async () => {
    expect(await readClaimDecisions(database().db)).toEqual({})
    const by = await lea()
    const id = await decide(by, SIDE_BY_SIDE)
    expect(await readClaimDecisions(database().db)).toEqual({
      events: {
        version: 1,
        decision: { id, verdict: SIDE_BY_SIDE, readings, by: 'Léa Morel', at: NOW.toISOString() },
      },
    })
    expect(await audit()).toEqual([
      ['claims.left-standing', { group: 'events', reason: 'Held, placed, coordinated.' }],
    ])
    await database().db.deleteFrom('user').execute()
    expect((await readDecidedClaims(database().db, 'events')).decision?.by).toBe('Léa Morel')
  })

  test('are refused over other values, over another decision, and where nothing is to decide', async () => {
    const by = await lea()
    const other = readings.map((one) => ({ ...one, value: one.value + 1 }))
    expect(await decide(by, SIDE_BY_SIDE, 0, other)).toBeNull()
    expect(await decide(by, { kind: 'one-value', value: 1001 })).toBeNull()
    const venues = GROUPS.find(({ name }) => name === 'venues')?.readings.map((one) => ({ ...one })) ?? []
    const agreed = { group: 'venues', verdict: SIDE_BY_SIDE, readings: venues, version: 0 } as const
    expect(await decideClaims(database(), agreed, by, { groups: GROUPS })).toBeNull()
    expect(await decide(by, SIDE_BY_SIDE, 1)).toBeNull()
    expect(await audit()).toEqual([])
    const both = await Promise.all([decide(by, SIDE_BY_SIDE), decide(by, { kind: 'one-value', value: 1000 })])
    expect(both.filter((id) => id === null)).toHaveLength(1)
    expect(await audit()).toHaveLength(1)
  })

  test('are taken back one after the other and brought back, never over a later one', async () => {
    const by = await lea()
    const first = (await decide(by, SIDE_BY_SIDE)) ?? ''
    const second = (await decide(by, { kind: 'one-value', value: 1000 }, 1)) ?? ''
    expect(await withdrawClaimDecision(database(), first, by, NOW)).toBe(false)
    expect(await restoreClaimDecision(database(), second, by, NOW)).toBe(false)
    expect(await withdrawClaimDecision(database(), second, by, NOW)).toBe(true)
    expect(await withdrawClaimDecision(database(), second, by, NOW)).toBe(false)
    expect(await present()).toEqual(SIDE_BY_SIDE)
    expect(await withdrawClaimDecision(database(), first, by, NOW)).toBe(true)
    expect(await present()).toBeUndefined()
    expect(await restoreClaimDecision(database(), second, by, NOW)).toBe(true)
    expect(await present()).toEqual({ kind: 'one-value', value: 1000 })
    expect(await restoreClaimDecision(database(), first, by, NOW)).toBe(false)
    expect((await audit()).map(([action]) => action).toSorted()).toEqual([
      'claims.left-standing',
      'claims.restored',
      'claims.value-chosen',
      'claims.withdrawn',
      'claims.withdrawn',
    ])
  })
})
