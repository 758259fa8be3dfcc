/**
 * The present texts of templates and signatures: the agency's own, else the originals. Read anew each time: an index
 * finds the few versions that count, and a change counts in every process at once.
 */

import { sql } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import type { ReplyTextName } from '../../model/reply-text.schema.ts'
import type { ReplyTextId } from '../../model/reply-text-ids.ts'
import type { EditedReplyText, ReplyTextVersion } from '../../model/reply-text-view.ts'
import { REPLY_TEXTS } from './reply-templates.ts'

/** Most versions that are shown; older ones stay in the database. */
const SHOWN = 100

/** The text that comes with the program; paragraphs are separated by an empty line. */
export function originalText({ language, id }: ReplyTextName): ReplyDraftText {
  const texts = REPLY_TEXTS[language]
  if (id === 'signature') return { subject: '', body: texts.signature }
  return { subject: texts[id].subject, body: texts[id].body.join('\n\n') }
}

/** A version's own text, else the original. */
function textOf(
  name: ReplyTextName,
  row: { readonly subject: string | null; readonly body: string | null } | undefined,
): ReplyDraftText {
  return row?.body == null ? originalText(name) : { subject: row.subject ?? '', body: row.body }
}

/**
 * Read the present texts of some languages.
 * @returns a function of language and id
 */
export async function readReplyTexts(
  db: Db,
  languages: readonly Language[],
): Promise<(language: Language, id: ReplyTextId) => EditedReplyText> {
  const rows = await db
    .selectFrom('reply_text')
    .selectAll()
    .where('language', 'in', languages)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('reply_text as later')
        .select(sql<number>`max(later.version)`.as('last'))
        .whereRef('later.language', '=', 'reply_text.language')
        .whereRef('later.name', '=', 'reply_text.name'),
    )
    .execute()
  const present = new Map(rows.map((row) => [`${row.language} ${row.name}`, row]))
  return (language, id) => {
    const row = present.get(`${language} ${id}`)
    return {
      language,
      id,
      text: textOf({ language, id }, row),
      original: originalText({ language, id }),
      version: row?.version ?? 0,
      last: row ? { by: row.actor, at: row.at } : null,
    }
  }
}

/** The present text of one template, or signature. */
export async function readReplyText(db: Db, { language, id }: ReplyTextName): Promise<EditedReplyText> {
  return (await readReplyTexts(db, [language]))(language, id)
}

/** The versions of a text, the latest first. */
export async function readReplyTextVersions(db: Db, name: ReplyTextName): Promise<ReplyTextVersion[]> {
  const rows = await db
    .selectFrom('reply_text')
    .selectAll()
    .where('language', '=', name.language)
    .where('name', '=', name.id)
    .orderBy('version', 'desc')
    .limit(SHOWN + 1)
    .execute()
  return rows.slice(0, SHOWN).map((row, position) => ({
    version: row.version,
    by: row.actor,
    at: row.at,
    text: textOf(name, row),
    before: textOf(name, rows[position + 1]),
    reset: row.body === null,
  }))
}
