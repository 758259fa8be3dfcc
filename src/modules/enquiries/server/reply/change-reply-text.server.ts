/** Changing an answer template or a signature: a version, and an entry of the audit log, in one transaction. */
import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '#/i18n/languages.ts'
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import {
  type ReplyTextChange,
  replyTextProblems,
  sameReplyText,
  tidyReplyText,
} from '../../model/reply-text.schema.ts'
import type { ReplyTextOutcome } from '../../model/reply-text-view.ts'
import type { InboxDatabase } from '../inbox/inbox-database.ts'
import { originalText, readReplyText } from './reply-texts.repository.server.ts'

/**
 * Save a text; one that equals the original leads back to it, so that it follows the program again. Mails that were
 * sent before keep their text, also those that have not left yet: it stands in the outbox.
 */
export async function changeReplyText(
  { db }: Pick<InboxDatabase, 'db'>,
  { language, id, version, ...given }: ReplyTextChange,
  writer: StaffActor,
  now = new Date(),
): Promise<ReplyTextOutcome> {
  const name = { language, id }
  const text = tidyReplyText(given)
  const problems = replyTextProblems(id, text)
  if (problems.length > 0) return { kind: 'refused', problems }
  return db.transaction().execute(async (transaction): Promise<ReplyTextOutcome> => {
    const present = await readReplyText(transaction, name)
    // Also the same again, after an answer that was lost.
    if (sameReplyText(present.text, text)) return { kind: 'saved', edited: present }
    if (present.version !== version) return { kind: 'conflict', present }
    const isReset = sameReplyText(originalText(name), text)
    const written = await transaction
      .insertInto('reply_text')
      .values({
        id: randomUUID(),
        language,
        name: id,
        version: version + 1,
        subject: isReset ? null : text.subject,
        body: isReset ? null : text.body,
        at: now.toISOString(),
        actor_id: writer.id,
        actor: writer.name,
      })
      // The second of two who save at the same moment has waited for the first one here.
      .onConflict((oc) => oc.columns(['language', 'name', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written === undefined) return { kind: 'conflict', present: await readReplyText(transaction, name) }
    await writeAudit(transaction, {
      actor: writer,
      action: isReset ? 'template.reset' : 'template.changed',
      subject: { id: `${language}/${id}`, name: LANGUAGES[language].name },
      details: { template: id },
      at: now,
    })
    return { kind: 'saved', edited: await readReplyText(transaction, name) }
  })
}
