/** The languages that the back office exists in; the agency reads them (ADR 0029). */
export const ADMIN_LANGUAGES = ['fr', 'en'] as const

/** A language of the back office. */
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** Remembers the language between sign-ins: the sign-in's own address has no prefix (behaviour 1.16). */
export const ADMIN_LANGUAGE_COOKIE = 'passage.admin-language'

/** Whether a text names a language of the back office. */
export function isAdminLanguage(text: string | null | undefined): text is AdminLanguage {
  return text === 'fr' || text === 'en'
}
