import type { AdminLanguage } from './admin-language.ts'
import type { AdminMessages } from './admin-texts.ts'
import { getMessages, loadMessages, type Messages } from './messages.ts'

/** A French file that lacks a text of the English one is a compile error here. */
const LOADERS: Record<AdminLanguage, () => Promise<{ default: AdminMessages['admin'] }>> = {
  en: () => import('./admin-messages/en.json'),
  fr: () => import('./admin-messages/fr.json'),
}

const loaded = new Map<AdminLanguage, AdminMessages & Messages>()

/**
 * Fetches the texts of a language once; awaited before anything of the back office is rendered. Those of the site
 * come with them: what a kind of venue, a neighbourhood or an event is called stands there.
 */
export async function loadAdminMessages(language: AdminLanguage): Promise<void> {
  if (loaded.has(language)) return
  const [own] = await Promise.all([LOADERS[language](), loadMessages(language)])
  loaded.set(language, { ...getMessages(language), admin: own.default })
}

/**
 * The texts that `loadAdminMessages` has fetched.
 * @throws {Error} when they have not been fetched
 */
export function getAdminMessages(language: AdminLanguage): AdminMessages & Messages {
  const messages = loaded.get(language)
  if (messages === undefined) throw new Error(`The texts of ${language} were read before loadAdminMessages`)
  return messages
}
