/** Ends the mails about answers to a shared list, by the link in each of them. */
import { isLanguage } from '#/i18n/languages.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { stopPage } from '../mail/stop-page.ts'
import { listOfStopKey } from './answer-mail.server.ts'
import type { SharedListTables } from './tables/shared-list.ts'

/** GET asks, POST does it. A list that is gone already sends no mails either, so that is said to be done. */
export async function stopMailsEndpoint(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('language') ?? ''
  const language = isLanguage(asked) ? asked : 'en'
  const listId = listOfStopKey(searchParams.get('key') ?? '', getEnvironment().authSecret)
  if (listId === undefined) return page(404, stopPage(language, 'wrong'))
  if (request.method !== 'POST') return page(200, stopPage(language, 'ask'))
  await stopMails(getDatabase(), listId)
  return page(200, stopPage(language, 'done'))
}

/** Forgets the address. */
export async function stopMails(
  { db }: Pick<Database<SharedListTables>, 'db'>,
  listId: string,
): Promise<void> {
  await db.updateTable('shared_list').set({ email: null }).where('id', '=', listId).execute()
}

function page(status: number, html: string): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }
  return new Response(html, { status, headers })
}
