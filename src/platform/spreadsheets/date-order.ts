/** Which number of `03/04/2027` comes first in a file: what its other rows prove, else what its sender says. */

import type { DateOrder, DateReading } from '#/lib/table-import.ts'
import { type ReadDay, readDay } from '#/lib/typed/read-day.ts'

const SAMPLES = 3

/** The hour that a cell has besides its day. */
const HOUR = /[ T]\d{1,2}[:h]\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?Z?$/iu

/** Two numbers of a day with a stroke or a hyphen between them: with points the day is first everywhere. */
const STROKES = /^(\d{1,2}) ?([-/]) ?(\d{1,2})(?: ?\2 ?\d{2,4})?$/u

/** How the dates of a file are read. */
export interface FileDates {
  /** A day that a cell holds; of two readings the one of the file's order, and a question where it has none. */
  readonly read: (text: string) => ReadDay
  /** Absent where every date has one reading. */
  readonly reading: DateReading | undefined
}

/**
 * Look through every text of the columns of dates.
 * @param today ISO
 * @param answer of the sender
 * @param language of the days that are shown
 */
export function datesOf(
  texts: readonly string[],
  today: string,
  answer: DateOrder | undefined,
  language: string,
): FileDates {
  const days = texts.map((text) => withoutHour(text))
  const asked = [...new Set(days)].flatMap((typed) => {
    const read = readDay(typed, today)
    return read.kind === 'ask' ? [{ typed, days: read.days }] : []
  })
  const proven = provenOrder(days)
  const order = answer ?? proven
  const shown = (day: string) => longDay(day, language)
  return {
    read: (text) => {
      const read = readDay(withoutHour(text), today)
      if (read.kind !== 'ask' || order === undefined) return read
      return { kind: 'day', day: read.days[order === 'day' ? 0 : 1] }
    },
    reading:
      asked.length === 0
        ? undefined
        : {
            ...(order !== undefined && { order }),
            by: answer === undefined ? (proven === undefined ? 'nobody' : 'file') : 'sender',
            samples: asked
              .slice(0, SAMPLES)
              .map(({ typed, days: [day, month] }) => ({ typed, day: shown(day), month: shown(month) })),
          },
  }
}

/** A day written out, for a reader to check: `3 avril 2027`. */
export function longDay(iso: string, language: string): string {
  return new Date(`${iso}T12:00:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}

function withoutHour(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(HOUR, '')
}

/** What rows with a number over twelve prove; nothing where they contradict each other. */
function provenOrder(days: readonly string[]): DateOrder | undefined {
  const found = days.map((day) => STROKES.exec(day)).filter((match) => match !== null)
  const isDayFirst = found.some(([, first, , second]) => Number(first) > 12 && Number(second) <= 12)
  const isMonthFirst = found.some(([, first, , second]) => Number(second) > 12 && Number(first) <= 12)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day' : 'month'
}
