/** Ids of the answer templates. */
import type { EnquiryKind } from './enquiry-statuses.ts'

/** All templates, in the order in which they are offered. */
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

export type ReplyTemplateId = (typeof REPLY_TEMPLATES)[number]

/** Initially selected template. */
export function firstTemplate(kind: EnquiryKind, asksVenues: boolean, answered: boolean): ReplyTemplateId {
  if (answered) return 'followUp'
  if (kind === 'contact') return 'answer'
  if (kind === 'proposal') return 'thanks'
  return asksVenues ? 'checking' : 'venues'
}

/** Whether a template proposes venues other than those asked for. */
export function proposesOthers(template: ReplyTemplateId): boolean {
  return template === 'refusal' || template === 'venues'
}
