/** What can happen to an enquiry while the staff work on it, and what the audit log says of it. */
import type { AuditLine } from '#/platform/records/record-kind.ts'
import type { CallOutcome } from '../../model/call-outcome.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { TypedFacts } from '../../model/fact-fields.ts'
import type { OutcomeRow } from './outcome.server.ts'

/** Outcome that an event has replaced. */
type FormerOutcome = OutcomeRow & { readonly status: EnquiryStatus }

/** State that an answer has replaced. */
export interface BeforeAnswer {
  readonly status: EnquiryStatus
  readonly owner: string | null
  readonly answeredAt: string | null
}

/** Linked, merged (on the kept and on the merged side), and taken back. */
export type RelationEvent = 'linked' | 'unlinked' | 'merged' | 'merged-into' | 'separated'

/** The events of one change of status, outcome or owner. */
export const CHANGE_EVENTS = ['status-changed', 'outcome-changed', 'owner-changed'] as const

/** What was typed, or names a person, is in the details of the history only: they are erased with the person. */
export type EnquiryEvent =
  | {
      readonly event: 'status-changed'
      readonly details: {
        readonly from: EnquiryStatus
        readonly to: EnquiryStatus
        readonly outcome?: OutcomeRow
        readonly former?: FormerOutcome
      }
      readonly facts: Readonly<Record<string, string | number>>
    }
  | {
      readonly event: 'outcome-changed'
      readonly details: {
        readonly status: EnquiryStatus
        readonly outcome: OutcomeRow
        readonly former: FormerOutcome
      }
      readonly facts: Readonly<Record<string, string | number>>
    }
  | {
      readonly event: 'owner-changed'
      readonly details: { readonly from: string | null; readonly to: string | null }
      readonly names: { readonly from: string | null; readonly to: string | null }
    }
  | {
      readonly event: 'facts-changed'
      readonly id: string
      readonly details: {
        readonly before: TypedFacts
        readonly after: TypedFacts
        readonly venueNames?: Readonly<Record<string, string>>
      }
    }
  /** Out of sight until a day, or brought back. */
  | { readonly event: 'snoozed'; readonly id: string; readonly details: { readonly until: string | null } }
  | { readonly event: 'note'; readonly id: string; readonly details: { readonly text: string } }
  /** The client's own words, from the page of a quote. */
  | {
      readonly event: 'wrote'
      readonly id: string
      readonly details: { readonly text: string; readonly quote: string }
    }
  | {
      readonly event: 'called'
      readonly id: string
      readonly details: {
        readonly outcome: CallOutcome
        readonly text: string
        readonly change: { readonly version: number; readonly before: BeforeAnswer } | null
      }
    }
  | {
      readonly event: 'reply'
      readonly id: string
      readonly details: Readonly<Record<string, unknown>> & {
        readonly language: string
        readonly template: string
        readonly before: BeforeAnswer
      }
      readonly status: EnquiryStatus
    }
  | {
      readonly event: RelationEvent
      readonly id: string
      readonly details: { readonly other: string }
      /** The audit log has one line for both enquiries, that of the first. */
      readonly isSecond: boolean
    }
  /** What takes an entry of the history away has none itself. */
  | { readonly event: 'note-removed' | 'call-removed' | 'reply-withdrawn' }

/** What the audit log says of an event: nothing that identifies the person. */
export function auditLineOf(
  event: EnquiryEvent,
  { id, reference }: { readonly id: string; readonly reference: string },
): AuditLine | undefined {
  const subject = { id, name: reference }
  switch (event.event) {
    case 'status-changed': {
      const { from, to } = event.details
      return { action: 'request.status-changed', subject, details: { from, to, ...event.facts } }
    }
    case 'outcome-changed':
      return { action: 'request.outcome-changed', subject, details: event.facts }
    case 'owner-changed': {
      const { from, to } = event.names
      if (to === null) return { action: 'request.unassigned', subject, details: { from } }
      return { action: 'request.assigned', subject, details: { to } }
    }
    case 'facts-changed': {
      const count = Object.keys(event.details.after).length
      return { action: 'request.facts-changed', subject, details: { count } }
    }
    case 'snoozed': {
      const { until } = event.details
      return until === null
        ? { action: 'request.woken', subject }
        : { action: 'request.snoozed', subject, details: { until } }
    }
    case 'note':
      return { action: 'request.noted', subject }
    case 'called':
      return { action: 'request.called', subject, details: { outcome: event.details.outcome } }
    case 'reply': {
      const { language, template, before } = event.details
      const details = { language, template, from: before.status, to: event.status }
      return { action: 'request.replied', subject, details }
    }
    case 'wrote':
    case 'merged-into':
      return undefined
    case 'linked':
    case 'unlinked':
    case 'merged':
    case 'separated':
      if (event.isSecond) return undefined
      return { action: `request.${event.event}`, subject, details: event.details }
    default:
      return { action: `request.${event.event}`, subject }
  }
}
