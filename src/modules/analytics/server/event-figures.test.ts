import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import type { EventName } from '../model/event-table.ts'
import { DailyCounters } from './daily-counters.server.ts'
import { readDailyEvents } from './event-figures.repository.server.ts'
import { addToStored } from './measured-rows.repository.server.ts'

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']

describe.each(BOTH_ENGINES)('events by day on %s', (engine) => {
  const database = useDatabase(engine)

  test('are added up over pages and languages, with days on which nothing happened', async () => {
    const counters = new DailyCounters()
    const add = (day: string, name: EventName, page: string, label = '', language = 'fr') =>
      counters.addEvent({ day, name, page, label, language, venueSlug: '', venueCategory: '', value: 0 })
    add('2026-11-19', 'page_view', 'home')
    add('2026-11-19', 'page_view', 'venues')
    add('2026-11-19', 'page_view', 'venues', '', 'ja')
    add('2026-11-21', 'click', 'venue', 'tel')
    add('2026-11-21', 'click', 'venue', 'maps.example')
    // One search with two filters.
    for (const label of ['', 'type:loft', 'word:marais']) add('2026-11-21', 'search', 'venues', label)
    add('2026-11-18', 'page_view', 'home')
    add('2026-11-22', 'page_view', 'home')
    await addToStored(database(), counters.take())

    const days = await readDailyEvents(database(), DAYS)
    expect(days.map(({ day }) => day)).toEqual(DAYS)
    expect(days.map(({ counts }) => [counts.page_view, counts.click, counts.search])).toEqual([
      [3, 0, 0],
      [0, 0, 0],
      [0, 2, 1],
    ])
  })
})
