/** Ids of the answer templates. */
import type { EnquiryKind, EnquiryStatus } from '#/modules/enquiries/model/enquiry-statuses.ts'

/** All templates, in the order in which they are offered. */
export const REPLY_TEMPLATES = [
  'checking',
  'venues',
  'visit',
  'price',
  'refusal',
  'followUp',
  'thanks',
  'accepted',
  'answer',
] as const

export type ReplyTemplateId = (typeof REPLY_TEMPLATES)[number]

/** Status that an answer from a template sets: a price is what the client has asked for, anything else goes on with it. */
export const TEMPLATE_STATUS: Readonly<Record<ReplyTemplateId, 'in-progress' | 'quoted'>> = {
  checking: 'in-progress',
  venues: 'in-progress',
  visit: 'in-progress',
  price: 'quoted',
  refusal: 'in-progress',
  followUp: 'in-progress',
  thanks: 'in-progress',
  accepted: 'in-progress',
  answer: 'in-progress',
}

/** How far an enquiry has come before it is closed. */
const PROGRESS: readonly EnquiryStatus[] = ['new', 'in-progress', 'quoted']

/**
 * Status of an enquiry after an answer from a template. An answer never sets it back, and opens nothing that is closed. A
 * proposal that has become a venue is won once its owner is told.
 */
export function statusAfter(
  template: ReplyTemplateId,
  present: EnquiryStatus,
  { becameVenue }: { readonly becameVenue: boolean },
): EnquiryStatus {
  if (template === 'accepted' && becameVenue && PROGRESS.includes(present)) return 'won'
  const next = TEMPLATE_STATUS[template]
  const isBehind = PROGRESS.includes(present) && PROGRESS.indexOf(present) < PROGRESS.indexOf(next)
  return isBehind ? next : present
}

/** What decides which template an answer begins with. */
interface Beginning {
  readonly kind: EnquiryKind
  readonly asksVenues: boolean
  /** Whether other requests have won all the venues asked for on these days. */
  readonly taken: boolean
  readonly answered: boolean
  /** Whether the proposal has become a venue, and its owner does not know yet. */
  readonly accepted: boolean
  /** Whether an option has ended with the booking of somebody else, and the client does not know yet. */
  readonly outsold: boolean
}

/** Initially selected template. */
export function firstTemplate({
  kind,
  asksVenues,
  taken,
  answered,
  accepted,
  outsold,
}: Beginning): ReplyTemplateId {
  if (accepted) return 'accepted'
  if (outsold) return 'refusal'
  if (answered) return 'followUp'
  if (kind === 'visit') return 'visit'
  if (kind === 'contact') return 'answer'
  if (kind === 'proposal') return 'thanks'
  if (taken) return 'refusal'
  return asksVenues ? 'checking' : 'venues'
}

/** Whether a template proposes venues other than those asked for; all others speak of venues that the client knows. */
export function proposesOthers(template: ReplyTemplateId): boolean {
  return template === 'refusal' || template === 'venues'
}

/** Whether a template says of venues that they are not available: which ones is asked, and it never shows them. */
export function refusesVenues(template: ReplyTemplateId): boolean {
  return template === 'refusal'
}

/** Whether a template says that the days are free. */
export function promisesDays(template: ReplyTemplateId): boolean {
  return template === 'price'
}
