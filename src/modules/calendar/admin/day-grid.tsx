import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import { keyName } from '#/lib/keys.ts'
import { FASHION_WEEKS } from '#/modules/venues/model/fashion-weeks.ts'
import type { ShownEntry } from '../calendar.functions.ts'
import type { DayRange } from '../model/day-range.ts'
import { useEntryWords } from './use-entry-words.ts'

interface DayGridProps {
  /** ISO 8601; the grid begins with its month. */
  today: string
  months: number
  entries: readonly ShownEntry[]
  /** The first and the last day were chosen. */
  onChosen: (days: DayRange) => void
}

/** Days that an arrow goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** What is drawn where several entries share a day: what is sold before what is held, and the first option before the second. */
const WEIGHT = { booking: 3, closed: 2, hold: 1 } as const

/** Months of a venue: press the first and the last day, or go by arrows and take with Enter. */
export function DayGrid({ today, months, entries, onChosen }: DayGridProps) {
  const t = useTranslations('admin.calendar')
  const format = useFormatter()
  const { stateOf } = useEntryWords()
  const grid = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(today)
  const [anchor, setAnchor] = useState<string>()
  const shown = monthsFrom(today, months)
  const end = laterDay(`${monthsFrom(today, months + 1).at(-1)}-01`, -1)
  const range = anchor === undefined ? undefined : inOrder(anchor, focus)
  const on = (day: string) =>
    entries
      .filter(({ isStanding, firstDay, lastDay }) => isStanding && firstDay <= day && day <= lastDay)
      .toSorted((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind] || (one.rank ?? 0) - (other.rank ?? 0))
  const press = (day: string) => {
    setFocus(day)
    if (anchor === undefined) return setAnchor(day)
    setAnchor(undefined)
    onChosen(inOrder(anchor, day))
  }
  const move = (event: KeyboardEvent) => {
    const key = keyName(event)
    if (key === 'Escape') return setAnchor(undefined)
    const isExtending = key?.startsWith('shift+')
    const step = STEPS[key?.replace('shift+', '') ?? '']
    if (step === undefined) return
    event.preventDefault()
    const next = laterDay(focus, step)
    if (next < `${shown[0]}-01` || next > end) return
    if (isExtending && anchor === undefined) setAnchor(focus)
    setFocus(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const draw = (day: string) => {
    const found = on(day)
    const [first] = found
    const last = found.at(-1)?.rank ?? 1
    const week = FASHION_WEEKS.find(({ from, to }) => from <= day && day <= to)
    const said = [
      // The figure as it is drawn, also on the first of a French month.
      format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' }),
      ...found.map((entry) => `${stateOf(entry)}, ${entry.title}`),
      ...(week ? [t('fashionWeek')] : []),
    ]
    const isEvent = first && first.event.firstDay <= day && day <= first.event.lastDay
    return (
      <button
        key={day}
        type="button"
        className="day"
        data-day={day}
        data-kind={first?.kind}
        data-rank={first?.rank ?? undefined}
        data-around={first && !isEvent ? '' : undefined}
        data-week={week ? '' : undefined}
        data-past={day < today ? '' : undefined}
        data-column={columnOf(day)}
        aria-label={said.join(' – ')}
        aria-pressed={range !== undefined && range.firstDay <= day && day <= range.lastDay}
        aria-current={day === today ? 'date' : undefined}
        title={found.length > 0 ? said.slice(1).join('\n') : undefined}
        tabIndex={day === focus ? 0 : -1}
        onClick={() => press(day)}
        onFocus={() => setFocus(day)}
      >
        {Number(day.slice(8))}
        {first?.kind === 'hold' && last > 1 && <sup aria-hidden="true">{last}</sup>}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div ref={grid} className="months" onKeyDown={move}>
      {shown.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>
            {format.dateTime(new Date(`${month}-15`), { month: 'long', year: 'numeric' })}
          </h2>
          <div className="month">
            {WEEK.map((day) => (
              <span key={day} className="weekday" aria-hidden="true">
                {format.dateTime(new Date(day), { weekday: 'narrow' })}
              </span>
            ))}
            {daysOfMonth(month).map(draw)}
          </div>
        </section>
      ))}
    </div>
  )
}

/** A Monday and the days after it. */
const WEEK = Array.from({ length: 7 }, (_, n) => laterDay('2027-03-01', n))

/** Monday is 1. */
const columnOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1

const inOrder = (one: string, other: string): DayRange =>
  one <= other ? { firstDay: one, lastDay: other } : { firstDay: other, lastDay: one }

/** Months as `2027-03`. */
function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 7),
  )
}

function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const [, next = ''] = monthsFrom(first, 2)
  return Array.from({ length: daysFrom(first, `${next}-01`) - 1 }, (_, n) => laterDay(first, n))
}
