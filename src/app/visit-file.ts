import { AGENCY } from '#/lib/settings.ts'
import type { ReplyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import { meetingFile } from '#/platform/calendar-files/calendar-file.ts'
import type { MailAttachment } from '#/platform/outbox/outgoing-mail.ts'

/** Of a visit in a calendar, in minutes. */
const VISIT_MINUTES = 45

/** The calendar file of the visit that an answer confirms; undefined where it confirms none. */
export function visitFile({ data: { reference, visit } }: ReplyMailPayload): MailAttachment | undefined {
  if (visit === undefined) return undefined
  const { at, title, address, agreedAt } = visit
  const description = [reference, AGENCY.name, AGENCY.phone, AGENCY.email].join('\n')
  const meeting = { uid: reference, start: new Date(at), minutes: VISIT_MINUTES, address, description }
  const text = meetingFile(
    { ...meeting, title: [title, AGENCY.name].filter(Boolean).join(' · ') },
    new Date(agreedAt),
  )
  return { name: 'visit.ics', bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8' }
}
