import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { readLegalMentions } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Article } from '../model/content.schema.ts'
import { article } from './content.server.ts'
import { fillAgency } from './fill-agency.server.ts'

/** The long text of a page; a legal one with the mentions that administrators have set. */
export async function filledArticle(language: Language, page: PageId): Promise<Article> {
  const isLegal = PAGE_SETTINGS[page].treePart === 'legal'
  const mentions = isLegal ? await readLegalMentions(getDatabase()) : undefined
  return fillAgency(article(language, page), language, mentions)
}
