/** Changing an answer template or a signature: a version, and an entry of the audit log, in one transaction. */

import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import {
  type ReplyTextChange,
  type ReplyTextName,
  replyTextProblems,
  sameReplyText,
  tidyReplyText,
} from '../../model/reply-text.schema.ts'
import type { EditedReplyText, ReplyTextOutcome } from '../../model/reply-text-view.ts'
import { readReplyText } from './reply-texts.repository.server.ts'

/**
 * Save a text; one that equals the original leads back to it, so that it follows the program again. Mails that were
 * sent before keep their text, also those that have not left yet: it is in the outbox.
 */
export async function changeReplyText(
  { db }: Database,
  { language, id, version, ...given }: ReplyTextChange,
  by: StaffActor,
  at = new Date(),
): Promise<ReplyTextOutcome> {
  const name = { language, id }
  const text = tidyReplyText(given)
  const problems = replyTextProblems(id, text)
  if (problems.length > 0) return { kind: 'refused', problems }
  return db.transaction().execute(async (transaction): Promise<ReplyTextOutcome> => {
    const outcome = await changeRecord(
      transaction,
      REPLY_TEXT,
      {
        key: name,
        // The same again, after an answer that was lost, is no conflict.
        isExpected: (present) => present.version === version || sameReplyText(present.text, text),
        decide: async (present) => {
          if (sameReplyText(present.text, text)) return undefined
          const isReset = sameReplyText(present.original, text)
          return { values: isReset ? null : text, events: [isReset ? 'reset' : 'changed'] }
        },
      },
      { by, at },
    )
    if (outcome.kind === 'changed') return { kind: 'saved', edited: outcome.after }
    if (outcome.kind === 'conflict') return outcome
    throw new Error('A text that comes with the program is gone')
  })
}

/** Texts by language and id: each version is a row, and their rows are the history. `null` leads back to the original. */
const REPLY_TEXT: RecordKind<
  ReplyTextName,
  EditedReplyText,
  ReplyDraftText | null,
  'changed' | 'reset',
  StaffActor
> = {
  hold: (db, name) => readReplyText(db, name),
  async write(db, { language, id, version }, text, { by, at }) {
    const written = await db
      .insertInto('reply_text')
      .values({
        id: randomUUID(),
        language,
        name: id,
        version: version + 1,
        subject: text?.subject ?? null,
        body: text?.body ?? null,
        at: at.toISOString(),
        actor_id: by.id,
        actor: by.name,
      })
      // The second of two who save at the same moment has waited for the first one here.
      .onConflict((oc) => oc.columns(['language', 'name', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return written && readReplyText(db, { language, id })
  },
  audit: (event, { language, id }) => ({
    action: `template.${event}`,
    subject: { id: `${language}/${id}`, name: LANGUAGES[language].name },
    details: { template: id },
  }),
}
