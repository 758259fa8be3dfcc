import { describe, expect, test } from 'vitest'
import { outdated, type RetainedBackup } from '#/platform/backup/retained-backups.ts'
import { lastScheduledMoment } from '#/platform/backup/scheduled-backup.ts'

/** Backups of a number of days up to a Sunday, one at 03:00 in Paris each, and another at noon on the last one. */
function backupsOf(days: number): RetainedBackup[] {
  const last = Date.parse('2026-11-22T02:00:00Z')
  const moments = Array.from({ length: days }, (_, day) => new Date(last - day * 86_400_000))
  return [new Date('2026-11-22T11:00:00Z'), ...moments].map((at) => {
    const createdAt = at.toISOString()
    return { place: createdAt, manifest: { createdAt } as RetainedBackup['manifest'] }
  })
}

const keptOf = (backups: RetainedBackup[], rule: Parameters<typeof outdated>[1]) => {
  const gone = new Set(outdated(backups, rule))
  return backups.filter((backup) => !gone.has(backup)).map(({ place }) => place.slice(0, 13))
}

describe('which backups are kept', () => {
  test('the newest ones', () => {
    expect(keptOf(backupsOf(5), { newest: 2 })).toEqual(['2026-11-22T11', '2026-11-22T02'])
    expect(keptOf(backupsOf(1), { newest: 9 })).toHaveLength(2)
  })

  test('the newest of the last seven days and of the last four weeks', () => {
    expect(keptOf(backupsOf(60), { days: 7, weeks: 4 })).toEqual([
      '2026-11-22T11',
      ...['21', '20', '19', '18', '17', '16', '15'].map((day) => `2026-11-${day}T02`),
      '2026-11-08T02',
      '2026-11-01T02',
    ])
  })

  test('none goes because it is old: days without backups do not count', () => {
    const old = backupsOf(60).slice(40)
    const [newest, ...others] = [...backupsOf(0), ...old]
    expect(
      keptOf(
        [newest, ...others].filter((one) => one !== undefined),
        { days: 7, weeks: 4 },
      ),
    ).toHaveLength(8)
  })
})

describe('when a scheduled backup is due', () => {
  test.each([
    ['03:00', '2026-11-22T12:00:00Z', '2026-11-22T02:00:00.000Z'],
    ['03:00', '2026-11-22T01:59:59Z', '2026-11-21T02:00:00.000Z'],
    ['23:30', '2026-11-22T12:00:00Z', '2026-11-21T22:30:00.000Z'],
    ['03:00', '2026-07-01T12:00:00Z', '2026-07-01T01:00:00.000Z'],
    // Clocks go from 02:00 to 03:00, and from 03:00 to 02:00.
    ['02:30', '2026-03-29T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['02:30', '2026-10-25T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ])('%s in Paris, seen at %s', (at, now, moment) => {
    expect(lastScheduledMoment(at, new Date(now)).toISOString()).toBe(moment)
  })
})
