/** Files that calendars read (RFC 5545): whole days, which are the same ones in every time zone, and meetings. */
import { ICalCalendar, ICalEventBusyStatus } from 'ical-generator'
import { laterDay } from '#/lib/iso-day.ts'
import { AGENCY } from '#/lib/settings.ts'

const MINUTE_MS = 60_000

/** Whole days at a place, as one entry of a calendar. */
export interface CalendarDays {
  /** The same for the same days each time, so that a file that is opened once more changes its entry and adds none. */
  readonly uid: string
  readonly title: string
  /** First and last day, both included (ISO 8601). */
  readonly firstDay: string
  readonly lastDay: string
  readonly address: string
  readonly description: string
}

/** A meeting, as one entry of a calendar. */
export interface CalendarMeeting extends Pick<CalendarDays, 'uid' | 'title' | 'address' | 'description'> {
  readonly start: Date
  readonly minutes: number
}

const emptyCalendar = () =>
  new ICalCalendar({ prodId: { company: AGENCY.name, product: AGENCY.name, language: 'EN' } })

/** Return the text of the calendar file of a meeting. @param at when it was agreed */
export function meetingFile(
  { uid, title, address, description, start, minutes }: CalendarMeeting,
  at: Date,
): string {
  const calendar = emptyCalendar()
  calendar.createEvent({
    ...{ id: uid, summary: title, location: address, description, stamp: at },
    ...{ start, end: new Date(start.getTime() + minutes * MINUTE_MS), timezone: 'UTC' },
    busystatus: ICalEventBusyStatus.BUSY,
  })
  return `${calendar.toString()}\r\n`
}

/** Return the text of a calendar file. @param at when what it says last changed */
export function calendarFile(stays: readonly CalendarDays[], at: Date): string {
  const calendar = emptyCalendar()
  for (const { uid, title, firstDay, lastDay, address, description } of stays)
    calendar.createEvent({
      ...{ id: uid, summary: title, location: address, description, stamp: at, allDay: true },
      ...{ start: midnight(firstDay), end: midnight(laterDay(lastDay, 1)), timezone: 'UTC' },
      busystatus: ICalEventBusyStatus.BUSY,
    })
  return `${calendar.toString()}\r\n`
}

/** Answer with a calendar file. @param name without its ending */
export function calendarFileAnswer(
  stays: readonly CalendarDays[],
  { name, at, headers = {} }: { readonly name: string; readonly at: Date; readonly headers?: HeadersInit },
): Response {
  const answer = new Response(calendarFile(stays, at), { headers })
  answer.headers.set('Content-Type', 'text/calendar; charset=utf-8')
  answer.headers.set('Content-Disposition', `attachment; filename="${name}.ics"`)
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
