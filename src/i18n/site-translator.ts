/** The texts of the site outside React. */
import { createTranslator } from 'use-intl/core'
import { LANGUAGES, type Language } from './languages.ts'
import { getMessages, type Messages } from './messages.ts'

/** A translator of the whole site in a language, whose messages are loaded. */
export function siteTranslator(language: Language) {
  const messages: Messages = getMessages(language)
  return createTranslator({ locale: LANGUAGES[language].intl, messages })
}

/** Translates any text of the site. */
export type SiteTranslator = ReturnType<typeof siteTranslator>
