import { describe, expect, test } from 'vitest'
import {
  type ClaimDecision,
  type ClaimVerdict,
  claimTasks,
  claimVerdictSchema,
  standingOf,
} from './claim-decision.ts'
import { type ClaimGroup, type ClaimTable, readClaimGroups } from './claim-groups.ts'

const BEFORE = {
  eventsHeld: { home: 5000 },
  eventsPlaced: { about: 1000 },
  eventsCoordinated: { services: 500 },
}

function events(claims: ClaimTable): ClaimGroup {
  const group = readClaimGroups(claims).find(({ name }) => name === 'events')
  if (group === undefined) throw new Error('the events are gone')
  return group
}

const decide = (verdict: ClaimVerdict): ClaimDecision => ({
  ...{ id: 'first', by: 'Léa Morel', at: '2026-11-25T10:00:00Z' },
  ...{ verdict, readings: events(BEFORE).readings },
})

describe('figures that look alike', () => {
  const sideBySide = decide({ kind: 'side-by-side', reason: 'Held, placed, coordinated.' })
  const oneValue = decide({ kind: 'one-value', value: 1000 })
  const standing = (decision: ClaimDecision | null, claims: ClaimTable = BEFORE) => {
    const { kind, former, toChange } = standingOf(events(claims), decision)
    return [kind, former?.id, toChange.map(({ place }) => place)]
  }

  test('are open until somebody decides', () => {
    expect(standing(null)).toEqual(['open', undefined, []])
    expect(standing(sideBySide)).toEqual(['side-by-side', undefined, []])
  })

  test('stand side by side as long as not one value changes', () => {
    expect(standing(sideBySide, { ...BEFORE, eventsHeld: { home: 6000 } })).toEqual(['open', 'first', []])
    expect(standing(sideBySide, { ...BEFORE, eventsHeld: { home: 5000, about: 5000 } })[0]).toBe('open')
    expect(standing(sideBySide, { ...BEFORE, eventsHeld: {} })[0]).toBe('open')
  })

  test('of which one is right stay a task until every page states it, one page after the other', () => {
    expect(standing(oneValue)).toEqual(['to-change', undefined, ['home', 'services']])
    const half = { ...BEFORE, eventsHeld: { home: 1000 } }
    expect(standing(oneValue, half)).toEqual(['to-change', undefined, ['services']])
    expect(standing(oneValue, { ...half, eventsCoordinated: {} })).toEqual(['agrees', undefined, []])
    expect(standing(oneValue, { ...BEFORE, eventsHeld: { home: 6000 } })).toEqual(['open', 'first', []])
  })

  test('count as one task a group, or as the pages to change', () => {
    const groups = readClaimGroups({ ...BEFORE, founded: { about: 1983 }, houseSince: { home: 2002 } })
    expect(claimTasks(groups, {})).toEqual({ undecided: 2, pages: 0, languages: 0 })
    const decided = { version: 1, decision: oneValue }
    expect(claimTasks(groups, { events: decided })).toEqual({ undecided: 1, pages: 2, languages: 10 })
    expect(claimTasks(groups, { events: { version: 1, decision: sideBySide } }).undecided).toBe(1)
  })
})

test.each([
  [{ kind: 'side-by-side', reason: '  Held, placed. ' }, true],
  [{ kind: 'side-by-side', reason: '   ' }, false],
  [{ kind: 'side-by-side' }, false],
  [{ kind: 'one-value', value: 1000 }, true],
  [{ kind: 'one-value', value: '1000' }, false],
])('the verdict %j', (verdict, isOne) => {
  expect(claimVerdictSchema.safeParse(verdict).success).toBe(isOne)
})
