import { LANGUAGES, type Language } from '../languages.ts'
import type { PageParams } from './forms.ts'
import { hasPage, languagesOf } from './localize.ts'
import type { PageId } from './paths.ts'

/**
 * The language of a page's copy, and the `lang` that its `<main>` needs when it differs from the layout's.
 */
export interface CopyLanguage {
  readonly language: Language
  /** BCP 47 tag; `undefined` where layout and copy agree. */
  readonly lang: string | undefined
}

/**
 * The interface language where the page exists in it, else the language of the slug, else the first that has the
 * page (behaviour 1.1). `slugLanguage` comes from the address.
 */
export function copyLanguageOf(
  page: PageId,
  params: PageParams,
  ui: Language,
  slugLanguage: Language | undefined,
): CopyLanguage {
  if (hasPage(page, params, ui)) return { language: ui, lang: undefined }
  const language =
    slugLanguage !== undefined && hasPage(page, params, slugLanguage)
      ? slugLanguage
      : (languagesOf(page, params)[0] ?? ui)
  return { language, lang: LANGUAGES[language].tag }
}
