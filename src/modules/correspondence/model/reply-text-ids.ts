/** Ids of the texts that the agency may write itself: the answer templates, the mail with a quote, and the signature. */
import { REPLY_TEMPLATES } from './template-ids.ts'

/** All of them, in the order in which they are listed. */
export const REPLY_TEXT_IDS = [...REPLY_TEMPLATES, 'quote', 'signature'] as const

export type ReplyTextId = (typeof REPLY_TEXT_IDS)[number]

export function isReplyTextId(id: unknown): id is ReplyTextId {
  return (REPLY_TEXT_IDS as readonly unknown[]).includes(id)
}

/** A signature is in mails and has no subject of its own. */
export function hasSubject(id: ReplyTextId): boolean {
  return id !== 'signature'
}
