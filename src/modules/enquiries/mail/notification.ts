/** Notification mail to the agency about a new enquiry, in French, with every field. */

import { localize } from '#/i18n/addresses/localize.ts'
import staffWords from '#/i18n/admin-messages/fr.json'
import { formatDate } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { countOf, fillIn, MAIL_COPY, STAFF_COPY, siteTexts } from '#/mail/copy.ts'
import type { Block, MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { FOR_AGENCY, oneLine, shorten } from '#/mail/safe-text.ts'
import { answerHours } from './answer-hours.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'
import { contactRows, momentRows, passageOf, projectRows } from './enquiry-rows.ts'
import { venueCards } from './venue-cards.ts'

/** Language of the agency. */
const STAFF = 'fr'
/** Longer names are cut off in mail lists anyway. */
const LONGEST_IN_SUBJECT = 60

const timeInParis = new Intl.DateTimeFormat(LANGUAGES[STAFF].intl, {
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const languageNames = new Intl.DisplayNames(LANGUAGES[STAFF].intl, { type: 'language' })

/** Render the notification. */
export function notification(data: EnquiryMailData, siteUrl: string): MailDocument {
  const { reference } = data
  const copy = STAFF_COPY[data.kind === 'quote-venue' ? 'quote' : data.kind]
  const who = oneLine(whoOf(data))
  return {
    language: STAFF,
    subject: fillIn(copy.subject, { reference, who: shorten(who, LONGEST_IN_SUBJECT) }),
    preview: [oneLine(data.fullName), who, ...venueNames(data)].filter(unique).join(', '),
    title: copy.title,
    reference: { label: STAFF_COPY.reference, value: reference },
    pair: MAIL_COPY[STAFF].pair,
    blocks: [
      ...spamOf(data),
      { kind: 'paragraph', text: receivedText(data) },
      { kind: 'paragraph', text: promiseText(data) },
      ...momentsBlock(data),
      { kind: 'button', text: STAFF_COPY.open, href: requestAddress(reference, siteUrl) },
      { kind: 'heading', text: STAFF_COPY.contactFacts },
      { kind: 'rows', rows: contactRows(data, STAFF, FOR_AGENCY) },
      ...venuesOf(data, siteUrl),
      ...projectOf(data),
    ],
    notes: [fillIn(STAFF_COPY.reply, { name: oneLine(data.fullName) })],
    footer: footerOf(STAFF, siteUrl),
  }
}

/** Address of the enquiry in the French back office. */
function requestAddress(reference: string, siteUrl: string): string {
  return `${siteUrl}${localize('admin-requests', {}, STAFF)}?ref=${encodeURIComponent(reference)}`
}

/** Name that distinguishes the enquiry in a list of mails. */
function whoOf(data: EnquiryMailData): string {
  if (data.kind === 'contact') return data.subject ?? data.fullName
  if (data.kind === 'proposal') return data.venueName ?? data.fullName
  return data.company ?? data.fullName
}

function venueNames(data: EnquiryMailData): string[] {
  return 'venues' in data ? data.venues.map(({ name }) => name) : []
}

function unique<T>(item: T, position: number, all: readonly T[]): boolean {
  return all.indexOf(item) === position
}

function receivedText({ receivedAt, language, sourcePage }: EnquiryMailData): string {
  return fillIn(STAFF_COPY.received, {
    ...momentOf(new Date(receivedAt)),
    language: languageNames.of(LANGUAGES[language].tag) ?? language,
    page: oneLine(sourcePage),
  })
}

function promiseText(data: EnquiryMailData): string {
  const hours = answerHours(data)
  if (hours === undefined) return STAFF_COPY.noPromise
  const end = new Date(new Date(data.receivedAt).getTime() + hours * HOUR_MS)
  return fillIn(STAFF_COPY.promise, { ...momentOf(end), hours: String(hours) })
}

function momentsBlock(data: EnquiryMailData): Block[] {
  const rows = momentRows(data, STAFF)
  return rows.length === 0 ? [] : [{ kind: 'rows', rows }]
}

function momentOf(moment: Date) {
  return { date: formatDate(moment.toISOString(), STAFF), time: timeInParis.format(moment) }
}

function spamOf({ spamReasons = [] }: EnquiryMailData): Block[] {
  if (spamReasons.length === 0) return []
  return [{ kind: 'warning', label: STAFF_COPY.spam, text: spamReasons.map(signText).join(', ') }]
}

const SIGNS: Readonly<Record<string, string>> = staffWords.request.perhapsSpam.sign

/** The text of a sign of spam; one of a former version stays as it is. */
function signText(sign: string): string {
  return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? sign) : oneLine(sign)
}

function venuesOf(data: EnquiryMailData, siteUrl: string): Block[] {
  if (!('venues' in data)) return []
  const { venues, unknownVenues } = data
  const unknown = { label: STAFF_COPY.unknownVenues, value: unknownVenues.map(oneLine).join(', ') }
  return [
    { kind: 'heading', text: STAFF_COPY.venues },
    venues.length > 0
      ? { kind: 'venues', venues: venueCards(venues, STAFF, siteUrl).map(withoutPicture) }
      : { kind: 'paragraph', text: STAFF_COPY.noVenue },
    ...(unknownVenues.length > 0 ? [{ kind: 'rows', rows: [unknown] } as const] : []),
  ]
}

/** The agency knows its venues, and the alternative text is in the visitor's language. */
function withoutPicture<T extends object>(card: T): T & { readonly picture: undefined } {
  return { ...card, picture: undefined }
}

function projectOf(data: EnquiryMailData): Block[] {
  const rows = projectRows(data, STAFF, FOR_AGENCY)
  if (data.kind === 'proposal') {
    const n = data.photos.length
    const value = n === 0 ? STAFF_COPY.noPhotograph : countOf(STAFF_COPY.photographs, n, STAFF)
    rows.push({ label: siteTexts(STAFF).proposal.photos, value })
  }
  const passage = passageOf(data, STAFF)
  if (rows.length === 0 && !passage) return []
  return [
    { kind: 'heading', text: STAFF_COPY.headings[data.kind] },
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(passage
      ? [{ kind: 'passage', label: passage.label, text: FOR_AGENCY.text(passage.value) } as const]
      : []),
  ]
}
