/** Rows of the inbox. */

import type { Database } from '#/platform/database/open-database.ts'
import { askedDays, DAYS_COLUMNS, type StoredDays } from '../../model/booking.ts'
import type { InboxRow, InboxSubject } from '../../model/inbox-row.ts'
import { isSuspect } from '../../model/perhaps-spam.ts'
import { momentsOf } from '../../model/visit.ts'

/** Read rows in the order of their ids; missing ones are left out. */
export async function readInboxRows(
  { db }: Database,
  ids: readonly string[],
  me: string,
): Promise<InboxRow[]> {
  if (ids.length === 0) return []
  const [enquiries, venues, read] = await Promise.all([
    db
      .selectFrom('enquiry')
      .leftJoin('user', 'user.id', 'enquiry.owner')
      .select(['enquiry.id', 'reference', 'kind', 'status', 'enquiry.language', 'full_name', 'company'])
      .select([...DAYS_COLUMNS, 'guests', 'surface_m2', 'details', 'created_at', 'version'])
      .select([
        'first_answered_at',
        'perhaps_spam',
        'snoozed_until',
        'user.id as owner_id',
        'user.name as owner_name',
      ])
      .where('enquiry.id', 'in', ids)
      .execute(),
    db
      .selectFrom('enquiry_venue')
      .select(['enquiry_id', 'name'])
      .where('enquiry_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('enquiry_read')
      .select('enquiry_id')
      .where('user_id', '=', me)
      .where('enquiry_id', 'in', ids)
      .execute(),
  ])
  const opened = new Set(read.map(({ enquiry_id }) => enquiry_id))
  const rows = new Map(
    enquiries.map((enquiry) => {
      const asked = venues.filter(({ enquiry_id }) => enquiry_id === enquiry.id).map(({ name }) => name)
      return [enquiry.id, inboxRow(enquiry, asked, opened.has(enquiry.id))] as const
    }),
  )
  return ids.flatMap((id) => rows.get(id) ?? [])
}

type Enquiry = Omit<
  InboxRow,
  | 'subject'
  | 'name'
  | 'startDate'
  | 'duration'
  | 'createdAt'
  | 'answeredAt'
  | 'owner'
  | 'unread'
  | 'perhapsSpam'
  | 'snoozedUntil'
> &
  SubjectColumns &
  StoredDays & {
    full_name: string
    created_at: string
    first_answered_at: string | null
    perhaps_spam: number
    snoozed_until: string | null
    owner_id: string | null
    owner_name: string | null
  }

interface SubjectColumns {
  kind: InboxRow['kind']
  details: Record<string, unknown>
  guests: string | null
  surface_m2: number | null
}

function inboxRow(enquiry: Enquiry, venues: readonly string[], opened: boolean): InboxRow {
  const { id, reference, status, language, company, version } = enquiry
  const { owner_id, owner_name, first_answered_at } = enquiry
  const subject = subjectOf(enquiry, venues)
  const waiting = first_answered_at === null && (status === 'new' || status === 'in-progress')
  return {
    id,
    reference,
    // That of what is shown, which a page has words for.
    kind: subject.kind,
    subject,
    status,
    perhapsSpam: isSuspect(enquiry),
    snoozedUntil: enquiry.snoozed_until,
    language,
    name: enquiry.full_name,
    company,
    ...askedDays(enquiry),
    createdAt: enquiry.created_at,
    answeredAt: first_answered_at,
    owner: owner_id === null || owner_name === null ? null : { id: owner_id, name: owner_name },
    version,
    unread: waiting && !opened,
  }
}

function subjectOf(enquiry: SubjectColumns, venues: readonly string[]): InboxSubject {
  const { kind, details } = enquiry
  const text = (key: string) => {
    const value = details[key]
    return typeof value === 'string' && value !== '' ? value : null
  }
  switch (kind) {
    case 'quote-venue':
      return { kind, venues }
    case 'visit':
      return { kind, venues, moments: momentsOf(details) }
    case 'quote':
      return {
        kind,
        eventType: text('eventType'),
        location: text('preferredLocation'),
        guests: enquiry.guests,
      }
    case 'contact':
      return { kind, subject: text('subject') ?? '' }
    case 'proposal':
      return {
        kind,
        venue: text('venueName') ?? '',
        surface: enquiry.surface_m2,
        photos: typeof details.photos === 'number' ? details.photos : 0,
      }
    default:
      return unknownSubject(kind, text('subject') ?? venues.join(', '))
  }
}

/** A kind of a later version, which runs beside this one: its row is in the list like a message. */
function unknownSubject(_: never, subject: string): InboxSubject {
  return { kind: 'contact', subject }
}
