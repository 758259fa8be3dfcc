/** The list of templates and signatures. */

import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { sameReplyText } from '../../model/reply-text.schema.ts'
import { hasSubject, REPLY_TEXT_IDS } from '../../model/reply-text-ids.ts'
import type { ReplyTextList } from '../../model/reply-text-view.ts'
import { readReplyTexts } from './reply-texts.repository.server.ts'

/** The texts of a language, and how many of each language are the agency's own. */
export async function listReplyTexts(db: Db, language: Language): Promise<ReplyTextList> {
  const read = await readReplyTexts(db, LANGUAGE_CODES)
  const isChanged = (code: Language, id: (typeof REPLY_TEXT_IDS)[number]) => {
    const { text, original } = read(code, id)
    return !sameReplyText(text, original)
  }
  return {
    language,
    rows: REPLY_TEXT_IDS.map((id) => {
      const { text, last } = read(language, id)
      const line = hasSubject(id) ? text.subject : (text.body.split('\n')[0] ?? '')
      return { id, line, changed: isChanged(language, id) ? last : null }
    }),
    changed: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [code, REPLY_TEXT_IDS.filter((id) => isChanged(code, id)).length]),
    ) as Record<Language, number>,
  }
}
