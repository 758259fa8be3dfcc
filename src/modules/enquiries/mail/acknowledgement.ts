/** Acknowledgement mail to the visitor, in their language, with a copy of the enquiry. */

import { formatPhone } from '#/i18n/format-phone.ts'
import { AGENCY } from '#/lib/settings.ts'
import { countOf, fillIn, MAIL_COPY, type MailCopy, siteTexts } from '#/mail/copy.ts'
import type { Block, MailDocument, Row } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { forVisitor, greetable } from '#/mail/safe-text.ts'
import { answerHours } from './answer-hours.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'
import { contactRows, momentRows, passageOf, projectRows } from './enquiry-rows.ts'
import { venueCards } from './venue-cards.ts'

/**
 * Render the acknowledgement.
 * @param contact whom visitors may ask for; empty where nobody is named
 */
export function acknowledgement(data: EnquiryMailData, siteUrl: string, contact = ''): MailDocument {
  const { language, reference } = data
  const copy = MAIL_COPY[language]
  const { subject, title, request } = ownCopy(data, copy)
  const intro = introOf(data, copy)
  const site = new URL(siteUrl).host
  return {
    language,
    subject: fillIn(subject, { reference }),
    preview: intro,
    title,
    reference: { label: copy.reference, value: reference },
    pair: copy.pair,
    blocks: [
      { kind: 'paragraph', text: greeting(data, copy) },
      { kind: 'paragraph', text: intro },
      ...momentsBlock(data, copy),
      ...stepsOf(data, copy),
      ...venuesOf(data, siteUrl),
      { kind: 'heading', text: request },
      ...requestOf(data, copy),
      { kind: 'paragraph', text: fillIn(copy.questions, { phone: formatPhone(AGENCY.phone, language) }) },
      { kind: 'signature', closing: copy.closing, name: signedBy(copy, contact) },
    ],
    notes: [
      copy.privacy,
      data.entered ? fillIn(copy.reasonEntered, { agency: AGENCY.name }) : fillIn(copy.reason, { site }),
    ],
    footer: footerOf(language, siteUrl),
  }
}

/** Texts that differ between quotes, messages and proposals. */
function ownCopy({ kind }: EnquiryMailData, copy: MailCopy) {
  return copy[kind === 'quote-venue' ? 'quote' : kind]
}

/** Salutation by name; a neutral one without a usable name. Lines whose value is missing are left out. */
function greeting(data: EnquiryMailData, copy: MailCopy): string {
  const name = greetable(data.fullName)
  if (name === undefined) return copy.greetingPlain
  const company = greetable(data.company ?? '') ?? ''
  const lines = fillIn(copy.greeting, { name, company }).split('\n')
  return lines.filter((line) => line !== '').join('\n')
}

/** Somebody by name above the team, where visitors are told whom they may ask for. */
function signedBy(copy: MailCopy, contact: string): string {
  const team = fillIn(copy.signature, { agency: AGENCY.name })
  return contact === '' ? team : `${contact}\n${team}`
}

function introOf(data: EnquiryMailData, copy: MailCopy): string {
  const asksVenues = data.kind === 'quote-venue' && data.venues.length > 0
  const open = data.kind === 'quote' || (data.kind === 'quote-venue' && !asksVenues)
  const text = open ? copy.quote.introOpen : ownCopy(data, copy).intro
  const hours = answerHours(data)
  return fillIn(text, hours === undefined ? {} : { hours: String(hours) })
}

function stepsOf({ kind }: EnquiryMailData, copy: MailCopy): Block[] {
  if (kind === 'contact') return []
  const { steps } = copy[kind === 'proposal' || kind === 'visit' ? kind : 'quote']
  return [
    { kind: 'heading', text: copy.next },
    { kind: 'steps', steps },
  ]
}

/** The moments that were proposed, above all else: they are what the visitor has to keep free. */
function momentsBlock(data: EnquiryMailData, copy: MailCopy): Block[] {
  const rows = momentRows(data, data.language)
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: copy.visit.moments },
        { kind: 'rows', rows },
      ]
}

function venuesOf(data: EnquiryMailData, siteUrl: string): Block[] {
  if (!('venues' in data) || data.venues.length === 0) return []
  const { language, venues } = data
  return [
    { kind: 'heading', text: countOf(MAIL_COPY[language].venues, venues.length, language) },
    { kind: 'venues', venues: venueCards(venues, language, siteUrl) },
  ]
}

/** Copy of what was typed. */
function requestOf(data: EnquiryMailData, copy: MailCopy): Block[] {
  const { language } = data
  const typed = forVisitor(copy.linkRemoved)
  const photographs: Row[] =
    data.kind === 'proposal' && data.photos.length > 0
      ? [
          {
            label: siteTexts(language).proposal.photos,
            value: countOf(copy.photographs, data.photos.length, language),
          },
        ]
      : []
  const rows = [...contactRows(data, language, typed), ...projectRows(data, language, typed), ...photographs]
  const passage = passageOf(data, language)
  if (!passage) return [{ kind: 'rows', rows }]
  const text = typed.text(passage.value)
  const whole = typed.shortens(passage.value) ? `${text}\n${copy.abridged}` : text
  return [
    { kind: 'rows', rows },
    { kind: 'passage', label: passage.label, text: whole },
  ]
}
