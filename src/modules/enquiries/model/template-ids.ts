/** The templates of answers. */
import type { EnquiryKind } from './enquiry-statuses.ts'

/** Every template, in the order in which it is offered. */
export const REPLY_TEMPLATES = [
  'checking',
  'venues',
  'visit',
  'price',
  'refusal',
  'followUp',
  'thanks',
  'answer',
] as const

/** The name of a template. */
export type ReplyTemplateId = (typeof REPLY_TEMPLATES)[number]

/** The one that an answer begins with. */
export function firstTemplate(kind: EnquiryKind, asksVenues: boolean, answered: boolean): ReplyTemplateId {
  if (answered) return 'followUp'
  if (kind === 'contact') return 'answer'
  if (kind === 'proposal') return 'thanks'
  return asksVenues ? 'checking' : 'venues'
}

/** Templates that speak of other venues than those asked for. */
export function proposesOthers(template: ReplyTemplateId): boolean {
  return template === 'refusal' || template === 'venues'
}
