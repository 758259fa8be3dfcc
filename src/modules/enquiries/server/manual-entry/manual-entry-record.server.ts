/** An entered request as columns of the inbox, and as what its mail tells. */

import type { ManualEntryContent } from '../../model/manual-entry.schema.ts'
import type { EnquiryRecord, MailPart, NewEnquiry } from '../submit/form-definition.server.ts'

/** The columns. People on the phone give one name; it is kept as it was said. */
export function manualEntryRecord(content: ManualEntryContent): EnquiryRecord {
  const { fullName, phone, company, message } = content
  const person = { fullName, email: content.email ?? '', phone, company, message }
  switch (content.kind) {
    case 'quote':
      return {
        ...person,
        startDate: content.desiredDate,
        guests: content.guestCount,
        budget: content.budget,
        details: {
          ...(content.eventType ? { eventType: content.eventType } : {}),
          preferredLocation: content.preferredLocation ?? null,
        },
      }
    case 'quote-venue':
      return {
        ...person,
        jobTitle: content.jobTitle,
        startDate: content.startDate,
        duration: content.duration,
        surface: content.surface,
        guests: content.guestCount,
        budget: content.budget,
        details: {},
      }
    case 'contact':
      return { ...person, details: content.subject ? { subject: content.subject } : {} }
  }
}

/** What the acknowledgement tells of its kind. */
export function manualEntryMailPart({ content, venues }: NewEnquiry<ManualEntryContent>): MailPart {
  switch (content.kind) {
    case 'quote':
      return {
        kind: 'quote',
        entered: true,
        eventType: content.eventType,
        desiredDate: content.desiredDate,
        guestCount: content.guestCount,
        budget: content.budget,
        preferredLocation: content.preferredLocation,
      }
    case 'quote-venue':
      return {
        kind: 'quote-venue',
        entered: true,
        jobTitle: content.jobTitle,
        startDate: content.startDate,
        duration: content.duration,
        surface: content.surface,
        guestCount: content.guestCount,
        budget: content.budget,
        venues: venues.map(({ id, ...shown }) => shown),
        unknownVenues: [],
      }
    case 'contact':
      return { kind: 'contact', entered: true, subject: content.subject }
  }
}
