/** Languages of the back office (ADR 0029). */
export const ADMIN_LANGUAGES = ['fr', 'en'] as const

export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** Cookie of the language between sign-ins: the sign-in's own address has no prefix (behaviour 1.16). */
export const ADMIN_LANGUAGE_COOKIE = 'passage.admin-language'

export function isAdminLanguage(text: string | null | undefined): text is AdminLanguage {
  return text === 'fr' || text === 'en'
}
