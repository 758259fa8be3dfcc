import type { AuditLogEntry } from '../../people.functions.ts'

/** Page of the back office with its query. */
export interface SubjectTarget {
  readonly page: 'admin-requests' | 'admin-venues'
  readonly search: Readonly<Record<string, string>>
}

/** Where the subject of an entry is; undefined where it has no page, or is on the page of the log itself. */
export function subjectTarget({
  action,
  subject,
  subject_id,
}: Pick<AuditLogEntry, 'action' | 'subject' | 'subject_id'>): SubjectTarget | undefined {
  // Exports name no single one.
  if (subject === null || subject_id === null) return undefined
  if (action.startsWith('request.')) return { page: 'admin-requests', search: { ref: subject } }
  // A venue is found by its name: its address may have changed since, and the log knows neither.
  if (action.startsWith('venue.')) return { page: 'admin-venues', search: { q: subject } }
  return undefined
}
