/** Confirm or end the mails about answers to shared lists, by the links in each of them. */
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import { mailsAddress } from '../mail/shared-answers.ts'
import { readMailKey } from './answer-mail.server.ts'
import { noteRecipient } from './recipients.repository.server.ts'

/**
 * GET asks, POST does it: mail programs open links by themselves, and end mails by a POST of their own (RFC 8058). A list
 * that is gone already sends no mails either, so that is said to be done.
 */
export async function stopMailsEndpoint(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('language') ?? ''
  const language = isLanguage(asked) ? asked : 'en'
  const key = searchParams.get('key') ?? ''
  const { authSecret } = getEnvironment()
  const subject = readMailKey(key, authSecret)
  if (subject === undefined) return page(404, mailsPage(language, 'wrong', key))
  const confirms = searchParams.get('act') === 'confirm'
  if (request.method !== 'POST')
    return page(200, mailsPage(language, confirms ? 'ask-confirm' : 'ask-stop', key))
  const recipient = await recipientOf(getDatabase(), subject, authSecret)
  if (recipient !== undefined)
    await (confirms ? confirmMails : stopMails)(getDatabase(), recipient, new Date())
  return page(200, mailsPage(language, confirms ? 'confirmed' : 'stopped', key))
}

/** In mails of earlier versions a link named a list. */
async function recipientOf(
  { db }: Database,
  subject: NonNullable<ReturnType<typeof readMailKey>>,
  secret: string,
): Promise<string | undefined> {
  if ('recipient' in subject) return subject.recipient
  const list = await db
    .selectFrom('shared_list')
    .select('email')
    .where('id', '=', subject.list)
    .executeTakeFirst()
  return list?.email ? recipientKey(list.email, secret) : undefined
}

/** End the mails of all lists to a mailbox, those to come included. */
export function stopMails({ db }: Database, recipient: string, now: Date): Promise<void> {
  return noteRecipient(db, recipient, { stopped_at: now.toISOString(), confirmed_at: null })
}

/** The owner of the mailbox wants these mails; takes back that they were ended. */
export function confirmMails({ db }: Database, recipient: string, now: Date): Promise<void> {
  return noteRecipient(db, recipient, { confirmed_at: now.toISOString(), stopped_at: null })
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

/** A question with a button, that it is done, or that the link is not whole. */
type MailsPageState = 'ask-stop' | 'stopped' | 'ask-confirm' | 'confirmed' | 'wrong'

/**
 * What it shows. Of what a stranger may have typed it repeats nothing but the key, within an address.
 * @param key as it is in the address
 */
function mailsPage(language: Language, state: MailsPageState, key: string): string {
  const copy = MAIL_COPY[language].sharedAnswers
  const again = mailsAddress({ key, language, act: 'confirm' }).replaceAll('&', '&amp;')
  const button = (label: string, action = '') =>
    `<form method="post"${action}><button>${label}</button></form>`
  const said = {
    'ask-stop': `<p>${copy.stopText}</p>\n${button(copy.stopButton)}`,
    stopped: `<p>${copy.stopped}</p>\n${button(copy.confirmButton, ` action="${again}"`)}`,
    'ask-confirm': `<p>${copy.confirmText}</p>\n${button(copy.confirmButton)}`,
    confirmed: `<p>${copy.confirmed}</p>`,
    wrong: `<p>${copy.stopWrong}</p>`,
  }[state]
  const title = state === 'ask-confirm' || state === 'confirmed' ? copy.confirmTitle : copy.stopTitle
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} | Passage</title></head>
<body><main id="main"><h1>${title}</h1>
${said}</main></body></html>
`
}
