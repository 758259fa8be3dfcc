/** What a plan on paper is described with. */
import { createFormatter, createTranslator } from 'use-intl/core'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages, type Messages } from '#/i18n/messages.ts'
import { siteTranslator } from '#/i18n/site-translator.ts'

/** Load the texts of a language, and how it writes figures. */
export async function planTexts(language: Language) {
  await loadMessages(language)
  const messages: Messages = getMessages(language)
  const locale = LANGUAGES[language].intl
  const format = createFormatter({ locale })
  const plan = { t: createTranslator({ locale, messages, namespace: 'plan' }), format }
  return { t: siteTranslator(language), format, plan }
}
