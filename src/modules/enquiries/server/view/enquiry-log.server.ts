/** History of an enquiry, with its mails and their delivery states. */

import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTable } from '#/platform/database/tables/outbox.ts'
import { CALL_OUTCOMES } from '../../model/call-outcome.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { Colleague, LogEntry, MailStateView } from '../../model/enquiry-view.ts'
import type { EnquiryKind } from '../../model/kinds.ts'
import { storedCorrection } from '../facts/revert-facts.server.ts'
import { shownCorrection } from '../facts/shown-correction.server.ts'
import { readOutcomeNames, summaryOf } from './outcome-log.server.ts'

/** Details of the history entries; erased entries have lost theirs. */
const status = z.object({ from: z.enum(STATUSES), to: z.enum(STATUSES) })
const owner = z.object({ from: z.string().nullable(), to: z.string().nullable() })
const snooze = z.object({ until: z.string().nullable() })
const note = z.object({ text: z.string() })
const wrote = z.object({ text: z.string(), quote: z.string() })
const called = z.object({ outcome: z.enum(CALL_OUTCOMES), text: z.string() })
const reply = z.object({ subject: z.string(), text: z.string(), language: z.enum(LANGUAGE_CODES) })
const received = z.object({
  // Until 28 November 2026 what had such reasons was kept as spam, without mails.
  spamReasons: z.array(z.string()).catch([]),
  spamSigns: z.array(z.string()).catch([]),
  channel: z.enum(MANUAL_ENTRY_CHANNELS).nullable().catch(null),
  isUnacknowledged: z.boolean().catch(false),
})
const relation = z.object({ other: z.string() })
const payload = z.object({ template: z.string() })

/** The entries, the latest first. */
export async function readLog(
  { db }: Database,
  { id: enquiryId, kind }: { readonly id: string; readonly kind: EnquiryKind },
  language: AdminLanguage,
): Promise<LogEntry[]> {
  const [events, mails, names, relations] = await Promise.all([
    db.selectFrom('enquiry_history').selectAll().where('enquiry_id', '=', enquiryId).execute(),
    db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).execute(),
    staffNames(db),
    db
      .selectFrom('enquiry_link')
      .select('entry_id')
      .where('enquiry_id', '=', enquiryId)
      .union(db.selectFrom('enquiry_merge').select('entry_id').where('into_id', '=', enquiryId))
      .execute(),
  ])
  const standing = new Set(relations.map(({ entry_id }) => entry_id))
  const venueNames = await readOutcomeNames(db, events)
  const actorOf = (id: string): Colleague | null => {
    if (id === 'visitor' || id === 'system') return null
    return { id, name: names.get(id) ?? '' }
  }
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''))
  const states = new Map(mails.map((mail) => [mail.id, stateOf(mail)]))
  const fromHistory = events.flatMap((row): LogEntry[] => {
    const common = { id: row.id, at: row.at, actor: actorOf(row.actor) }
    switch (row.event) {
      case 'received': {
        const { spamReasons, spamSigns, ...arrived } = received.parse(row.details)
        return [{ ...common, event: 'received', ...arrived, spamSigns: [...spamReasons, ...spamSigns] }]
      }
      case 'status-changed': {
        const found = status.safeParse(row.details)
        if (!found.success) return []
        return [{ ...common, event: 'status', ...found.data, ...summaryOf(row.details, venueNames) }]
      }
      case 'outcome-changed': {
        const { outcome, former } = summaryOf(row.details, venueNames)
        return outcome === null ? [] : [{ ...common, event: 'outcome', outcome, former }]
      }
      case 'owner-changed': {
        const found = owner.safeParse(row.details)
        if (!found.success) return []
        const [from, to] = [nameOf(found.data.from), nameOf(found.data.to)]
        return [{ ...common, event: 'owner', from, to }]
      }
      case 'snoozed': {
        const found = snooze.safeParse(row.details)
        return found.success ? [{ ...common, event: 'snoozed', until: found.data.until }] : []
      }
      case 'note': {
        const found = note.safeParse(row.details)
        return found.success ? [{ ...common, event: 'note', text: found.data.text }] : []
      }
      case 'wrote': {
        const found = wrote.safeParse(row.details)
        return found.success ? [{ ...common, event: 'wrote', ...found.data }] : []
      }
      case 'reply': {
        const found = reply.safeParse(row.details)
        const mail = states.get(row.id) ?? null
        return found.success ? [{ ...common, event: 'reply', ...found.data, mail }] : []
      }
      case 'linked':
      case 'unlinked':
      case 'merged':
      case 'merged-into':
      case 'separated': {
        const found = relation.safeParse(row.details)
        const canUndo = standing.has(row.id)
        return found.success ? [{ ...common, event: row.event, ...found.data, canUndo }] : []
      }
      case 'called': {
        const found = called.safeParse(row.details)
        return found.success ? [{ ...common, event: 'called', ...found.data }] : []
      }
      case 'facts-changed': {
        const found = storedCorrection.safeParse(row.details)
        return found.success
          ? [{ ...common, event: 'facts', changes: shownCorrection(kind, found.data, language) }]
          : []
      }
      case 'withdrawn':
      case 'answered':
        return [{ ...common, event: row.event }]
      default:
        return []
    }
  })
  const written = new Set(events.map(({ id }) => id))
  const automatic = mails
    .filter(({ id }) => !written.has(id))
    .map((mail): AutomaticMail => {
      const template = payload.safeParse(mail.payload).data?.template ?? ''
      const event = template.endsWith('-acknowledgement')
        ? 'acknowledgement'
        : template.endsWith('-notification')
          ? 'notification'
          : 'mail'
      return { id: mail.id, at: mail.created_at, actor: null, event, mail: stateOf(mail) }
    })
    // A delivered notification to the agency is not worth an entry.
    .filter(({ event, mail }) => event === 'acknowledgement' || mail.state !== 'sent')
  return [...fromHistory, ...automatic].sort(
    (a, b) => b.at.localeCompare(a.at) || RANK[b.event] - RANK[a.event] || a.id.localeCompare(b.id),
  )
}

/** Mail sent automatically. */
type AutomaticMail = Extract<LogEntry, { event: 'acknowledgement' | 'notification' | 'mail' }>

/** Order of simultaneous entries: consequences are above their causes. */
const RANK: Record<LogEntry['event'], number> = {
  received: 0,
  acknowledgement: 1,
  notification: 1,
  mail: 1,
  snoozed: 3,
  note: 2,
  wrote: 2,
  reply: 3,
  answered: 3,
  called: 3,
  facts: 3,
  withdrawn: 4,
  linked: 4,
  unlinked: 4,
  merged: 4,
  'merged-into': 4,
  separated: 4,
  owner: 5,
  outcome: 6,
  status: 6,
}

type Mail = Pick<Selectable<OutboxTable>, 'id' | 'done_at' | 'failed_at' | 'run_at' | 'failure'>

function stateOf({ id, done_at, failed_at, run_at, failure }: Mail): MailStateView {
  if (done_at !== null) return { id, state: 'sent', at: done_at, failure: null }
  return failed_at === null
    ? { id, state: 'pending', at: run_at, failure }
    : { id, state: 'failed', at: failed_at, failure }
}
