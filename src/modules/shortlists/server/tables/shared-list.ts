/** Shortlists shared by a private link, and what their readers answer. Times are ISO 8601, UTC. */

/** One shared list. Its two secrets are kept as hashes only (ADR 0071). */
export interface SharedListTable {
  /** UUID. */
  id: string
  /** Of the token in the link; unique. */
  token_hash: string
  /** Of the owner's secret, which stays in their browser; unique. */
  owner_hash: string
  /** Interface language of the owner: of the mails. */
  language: string
  /** JSON: `SharedContent`. */
  content: string
  /** JSON: `ShareOptions`. */
  options: string
  /** Whom to notify of answers; absent where no one asked for it. */
  email: string | null
  /** Written by earlier versions; mails are counted by recipient now. */
  mailed_at: string | null
  created_at: string
  updated_at: string
  expires_at: string
  /** When its owner stopped sharing. */
  stopped_at: string | null
  /** When it was opened last, to a day; absent for one that nobody has opened yet. */
  opened_at: string | null
  /** Of the browser that last proved the owner's secret (`ownerMark`). */
  owner_mark: string | null
}

/** One reader's answer about one venue. Key: list, reader and slug. */
export interface SharedListAnswerTable {
  list_id: string
  /** Hash of the secret in the reader's cookie. */
  reader: string
  slug: string
  /** As typed. */
  name: string
  choice: string
  at: string
}

/** One reader's comment about one venue. */
export interface SharedListCommentTable {
  /** UUID. */
  id: string
  list_id: string
  reader: string
  slug: string
  name: string
  text: string
  at: string
  /** When the owner removed it; it can be undone until it is deleted. */
  removed_at: string | null
}

/** A mailbox that mails about shared lists were or may be sent to. */
export interface SharedListRecipientTable {
  /** Keyed hash of the mailbox: the address itself is not kept (`recipientKey`). */
  key: string
  /** When the latest mail leaves or has left. */
  mailed_at: string | null
  /** When its owner said, by a link in a mail, that they want them. */
  confirmed_at: string | null
  /** When its owner ended them; kept, since that is what it is for. */
  stopped_at: string | null
}

/** The shared lists' part of the schema. */
export interface SharedListTables {
  shared_list: SharedListTable
  shared_list_answer: SharedListAnswerTable
  shared_list_comment: SharedListCommentTable
  shared_list_recipient: SharedListRecipientTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends SharedListTables {}
}
