/** Write the mails of the outbox: the renderer that the composition hands to the worker. */
import { render } from '@react-email/render'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { MailLayout } from '#/mail/mail-layout.tsx'
import { plainText } from '#/mail/plain-text.ts'
import { oneLine, shorten } from '#/mail/safe-text.ts'
import { ownerAskMail, ownerAskPayload } from '#/modules/calendar/mail/owner-ask-mail.ts'
import { replyMail, replyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import { acknowledgement } from '#/modules/enquiries/mail/acknowledgement.ts'
import { enquiryMailPayload } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { notification } from '#/modules/enquiries/mail/notification.ts'
import { acceptanceMail, acceptanceMailPayload } from '#/modules/quotes/mail/acceptance-mail.ts'
import { optionMail, optionMailPayload } from '#/modules/quotes/mail/option-mail.ts'
import { quoteMail, quoteMailPayload } from '#/modules/quotes/mail/quote-mail.ts'
import { quoteNotice, quoteNoticePayload } from '#/modules/quotes/mail/quote-notice.ts'
import { sharedAnswersMail, sharedAnswersPayload } from '#/modules/shortlists/mail/shared-answers.ts'
import type { AnswersSummary } from '#/modules/shortlists/model/answers-summary.ts'
import { readAnswersSummary } from '#/modules/shortlists/server/answers-summary.server.ts'
import { accountAlert, accountAlertPayload } from '#/modules/staff/mail/account-alert.ts'
import { accountMail, accountMailPayload } from '#/modules/staff/mail/account-mail.ts'
import { keptContactPerson } from '#/modules/staff/server/kept-contact-person.queries.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { MAIL_SORTS } from '#/platform/outbox/mail-sorts.ts'
import type { MailContext, RenderedMail, RenderMail } from '#/platform/outbox/outgoing-mail.ts'
import { visitFile } from './visit-file.ts'

/** The longest name beside an address. */
const LONGEST_NAME = 80

/** What mails say as it is when they leave. */
export interface KnownToMails {
  /** Whom visitors may ask for; empty where nobody is named. */
  readonly contactName?: () => Promise<string>
  /** How the answers to a shared list stand, by the key of the link to them. */
  readonly answers?: (key: string) => Promise<AnswersSummary | undefined>
}

/**
 * Write a mail from its payload in the outbox. Answers to the acknowledgement go to the agency, answers to the
 * notification to the visitor; the sender is always the site's own address. Answers of the staff are letters of theirs.
 * @param known reads what is only known when a mail leaves; without it a mail does without
 * @throws {Error} when the payload is none that this version knows
 */
export async function renderMail(
  payload: unknown,
  { siteUrl, mailTo }: MailContext,
  known: KnownToMails = {},
): Promise<RenderedMail> {
  const account = accountMailPayload.safeParse(payload)
  if (account.success) {
    return { ...(await bothParts(accountMail(account.data, siteUrl))), to: account.data.data.email }
  }
  const alert = accountAlertPayload.safeParse(payload)
  if (alert.success) {
    return { ...(await bothParts(accountAlert(alert.data, siteUrl))), to: alert.data.data.email }
  }
  const ask = ownerAskPayload.safeParse(payload)
  if (ask.success) {
    return { ...(await bothParts(ownerAskMail(ask.data, siteUrl))), to: ask.data.data.email, replyTo: mailTo }
  }
  const acceptance = acceptanceMailPayload.safeParse(payload)
  if (acceptance.success) {
    const parts = await bothParts(acceptanceMail(acceptance.data, siteUrl))
    return { ...parts, to: acceptance.data.data.email, replyTo: mailTo }
  }
  const notice = quoteNoticePayload.safeParse(payload)
  if (notice.success) {
    return { ...(await bothParts(quoteNotice(notice.data, siteUrl))), to: mailTo, replyTo: mailTo }
  }
  const option = optionMailPayload.safeParse(payload)
  if (option.success) {
    const to = 'email' in option.data.data ? option.data.data.email : mailTo
    return { ...(await bothParts(optionMail(option.data, siteUrl))), to, replyTo: mailTo }
  }
  const answers = sharedAnswersPayload.safeParse(payload)
  if (answers.success) {
    const { email, answersKey } = answers.data.data
    const summary = await known.answers?.(answersKey)
    return { ...(await bothParts(sharedAnswersMail(answers.data, siteUrl, summary))), to: email }
  }
  const quote = quoteMailPayload.safeParse(payload)
  if (quote.success) {
    const { to, file } = quote.data.data
    return {
      ...(await bothParts(quoteMail(quote.data, siteUrl))),
      to: { name: shorten(oneLine(to.name), LONGEST_NAME), address: to.address },
      ...{ replyTo: mailTo, personal: true, files: [file] },
    }
  }
  const reply = replyMailPayload.safeParse(payload)
  if (reply.success) {
    const { to, cc, follows } = reply.data.data
    const parts = await bothParts(replyMail(reply.data, siteUrl))
    const file = visitFile(reply.data)
    return {
      ...parts,
      to: { name: shorten(oneLine(to.name), LONGEST_NAME), address: to.address },
      cc,
      replyTo: mailTo,
      personal: true,
      ...(follows ? { follows } : {}),
      ...(file && { attachments: [file] }),
    }
  }
  const { template, data } = enquiryMailPayload.parse(payload)
  const visitor = { name: shorten(oneLine(data.fullName), LONGEST_NAME), address: data.email }
  return MAIL_SORTS[template] === 'acknowledgement'
    ? {
        ...(await bothParts(acknowledgement(data, siteUrl, (await known.contactName?.()) ?? ''))),
        ...{ to: data.email, replyTo: mailTo },
      }
    : { ...(await bothParts(notification(data, siteUrl))), to: mailTo, replyTo: visitor }
}

/** Write the mails of an installation, with what its database knows. */
export function mailsOf(database: Database): RenderMail {
  const known: KnownToMails = {
    contactName: async () => (await keptContactPerson(database)).name,
    answers: (key) => readAnswersSummary(database, key, new Date()),
  }
  return (payload, context) => renderMail(payload, context, known)
}

async function bothParts(document: MailDocument) {
  return {
    subject: document.subject,
    html: await render(<MailLayout document={document} />),
    text: plainText(document),
    language: LANGUAGES[document.language].tag,
    ...(document.unsubscribe ? { unsubscribe: document.unsubscribe } : {}),
  }
}
