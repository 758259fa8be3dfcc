import type { AdminLanguage } from './admin-language.ts'
import type { AdminMessages } from './admin-texts.ts'
import { getMessages, loadMessages, type Messages } from './messages.ts'

/** A message that the French file lacks is a compile error here. */
const LOADERS: Record<AdminLanguage, () => Promise<{ default: AdminMessages['admin'] }>> = {
  en: () => import('./admin-messages/en.json'),
  fr: () => import('./admin-messages/fr.json'),
}

const loaded = new Map<AdminLanguage, AdminMessages & Messages>()

/**
 * Load the messages of a language once; awaited before any back-office page is rendered. Include those of
 * the site, which name venue types, neighbourhoods and events.
 */
export async function loadAdminMessages(language: AdminLanguage): Promise<void> {
  if (loaded.has(language)) return
  const [own] = await Promise.all([LOADERS[language](), loadMessages(language)])
  loaded.set(language, { ...getMessages(language), admin: own.default })
}

/**
 * The messages loaded by `loadAdminMessages`.
 * @throws {Error} when they have not been loaded
 */
export function getAdminMessages(language: AdminLanguage): AdminMessages & Messages {
  const messages = loaded.get(language)
  if (messages === undefined) throw new Error(`The texts of ${language} were read before loadAdminMessages`)
  return messages
}
