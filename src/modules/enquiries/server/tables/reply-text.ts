/** The agency's own answer templates and signatures. */

/** One version of a text; the highest counts. Without any, the original of the program counts. */
interface ReplyTextTable {
  /** UUID. */
  id: string
  language: string
  /** Id of the template, or `signature`. */
  name: string
  /** From 1, without gaps; unique for a text. */
  version: number
  /** Absent, as is the body, where the version leads back to the original. */
  subject: string | null
  body: string | null
  /** ISO 8601, UTC. */
  at: string
  actor_id: string | null
  actor: string | null
}

/** Their part of the schema. */
export interface ReplyTextTables {
  reply_text: ReplyTextTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends ReplyTextTables {}
}
