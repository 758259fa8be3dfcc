import type {} from 'use-intl'
import type { AdminMessages } from './admin-texts.ts'
import type { Language } from './languages.ts'
import type en from './messages/en.json'

/**
 * Interface messages of one language. Texts of mails are elsewhere (`src/mail/copy`) and never reach a
 * browser.
 */
export type Messages = typeof en

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages & AdminMessages
  }
}

const loaders = import.meta.glob<Messages>('./messages/*.json', { import: 'default' })
const loaded = new Map<Language, Messages>()

/**
 * Load the messages of a language once. Awaited in the layout route's `beforeLoad` and before hydration, so
 * that `getMessages` can be synchronous. English is the fallback for a missing file.
 * @throws {Error} when the file cannot be loaded
 */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const load = loaders[`./messages/${language}.json`] ?? loaders['./messages/en.json']
  if (!load) throw new Error(`No interface texts for ${language}`)
  loaded.set(language, await load())
}

/**
 * The messages loaded by `loadMessages`.
 * @throws {Error} when they have not been loaded
 */
export function getMessages(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`The texts of ${language} were read before loadMessages`)
  return messages
}
