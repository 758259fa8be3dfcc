/** A quote that was sent a moment ago is taken back before its mail leaves: its link is dead, and its number stays with it. */
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { QUOTE_EVENTS } from './quote-events.server.ts'
import { QUOTE, versionsOf, writeVersion } from './quote-record.server.ts'

/**
 * Take a version back that its sender has sent; the one that it replaced can be accepted again. Its file stays in the storage
 * without a row, and the sweep removes it.
 * @param unsend takes back mail, state of the enquiry and holds, in the transaction; `false` when the mail has left
 * @returns whether it could be taken back
 */
export async function takeBackQuote(
  database: Database,
  quoteId: string,
  unsend: (db: Transaction, versionId: string) => Promise<boolean>,
  stamp: Stamp<StaffActor>,
): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const held = await QUOTE.hold(db, quoteId)
    if (held === undefined) return false
    const [sent, before] = await versionsOf(db, quoteId)
    if (sent?.state !== 'sent' || sent.sent_by !== stamp.by.id) return false
    if (!(await unsend(db, sent.id))) return false
    await db.deleteFrom('quote_file').where('version_id', '=', sent.id).execute()
    await db.deleteFrom('quote_line').where('version_id', '=', sent.id).execute()
    await db
      .updateTable('quote_link')
      .set({ revoked_at: stamp.at.toISOString() })
      .where('quote_id', '=', quoteId)
      .where('kind', '=', 'client')
      .where('created_at', '=', sent.sent_at)
      .execute()
    await writeVersion(db, sent, {
      ...{
        state: 'draft',
        totals: toJson([]),
        pdf_hash: null,
        terms_hash: null,
        sent_at: null,
        sent_by: null,
      },
      ...{ sent_to: null, leaves_at: null, first_opened_at: null },
    })
    if (before?.state === 'replaced' && before.closed_at === sent.sent_at) {
      await writeVersion(db, before, { state: 'sent', closed_at: null })
      // It was another address that ended its links.
      await db
        .updateTable('quote_link')
        .set({ revoked_at: null })
        .where('quote_id', '=', quoteId)
        .where('kind', '=', 'client')
        .where('revoked_at', '=', sent.sent_at)
        .where('created_at', '<', sent.sent_at)
        .execute()
    }
    const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
    return noteEvent(db, QUOTE_EVENTS, { event: 'taken-back', n: sent.n }, { before: held, after }, stamp)
  })
}
