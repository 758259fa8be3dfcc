/** Inventory, third part: validation and cleaning of form fields, and their use in mails. */
import { renderMail } from '#/app/render-mail.tsx'
import { contentSignals } from '#/forms/bot-protection/content-signals.ts'
import { checkTyped } from '#/forms/check-typed.ts'
import { readEmailAddress } from '#/forms/email-address.ts'
import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import { cleanAscii, cleanLine, cleanText } from '#/forms/typed-text.ts'
import { durationDays } from '#/lib/typed/duration-days.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { readDay } from '#/lib/typed/read-day.ts'
import { readDegrees, readNumber } from '#/lib/typed/read-number.ts'
import { forVisitor, greetable, manyLines, oneLine, shorten } from '#/mail/safe-text.ts'
import { wrapText } from '#/mail/wrap-text.ts'
import { demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import { contactSchema } from '#/modules/enquiries/model/contact.schema.ts'
import { fullName } from '#/modules/enquiries/model/name-order.ts'
import { proposalSchema } from '#/modules/enquiries/model/proposal.schema.ts'
import { quoteRequestSchema } from '#/modules/enquiries/model/quote-request.schema.ts'
import { quoteVenueSchema } from '#/modules/enquiries/model/quote-venue.schema.ts'
import { passwordProblem } from '#/modules/staff/server/password.server.ts'
import type { ForeignReader } from './foreign-reader.ts'

/** The largest form of text, in characters: no field is limited before it is cleaned. */
const FORM = 64 * 1024
/** As long as each field may be when all of them are filled. */
const EACH = FORM / 8
/** The longest field that any schema lets through. */
const FIELD = 10_000

const TODAY = '2026-11-22'
const KEPT = forVisitor('…')
const [demo] = demoMails('fr', [])

/** Every field of a form holds the text; in a list it is one entry. */
const LISTS: readonly unknown[] = ['venue', 'photos']
const everyField = (text: string) =>
  new Proxy({}, { get: (_, name) => (LISTS.includes(name) ? [text] : text), has: () => true })
const valuesOf = (schema: { shape: object }, text: string) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]))

/** Readers of typed text. */
export const TYPED_READERS: readonly ForeignReader[] = [
  { name: 'a line', longest: FORM, read: cleanLine },
  { name: 'several lines', longest: FORM, read: cleanText },
  { name: 'a line in ASCII', longest: FORM, read: cleanAscii },
  { name: 'a surface', longest: FORM, read: (text) => readNumber(text, { unit: 'squareMetres' }) },
  { name: 'a height', longest: FORM, read: (text) => readNumber(text, { unit: 'metres', decimals: 2 }) },
  { name: 'degrees', longest: FORM, read: readDegrees },
  { name: 'an amount', longest: FORM, read: readAmount },
  { name: 'a day', longest: FORM, read: (text) => readDay(text, TODAY) },
  { name: 'an e-mail address', longest: FORM, read: readEmailAddress },
  { name: 'a domain', longest: FORM, read: (text) => readEmailAddress(`a@${text}`) },
  { name: 'a phone number', longest: FORM, read: (text) => readPhoneNumber(text, 'fr') },
  {
    name: 'an international phone number',
    longest: FORM,
    read: (text) => readPhoneNumber(`+33${text}`, 'en'),
  },
  { name: 'a full name', longest: FIELD, read: (text) => fullName(text, text, 'ja') },
  { name: 'a duration', longest: FIELD, read: durationDays },
  {
    name: 'a contact message',
    longest: EACH,
    read: (text) => checkTyped(contactSchema, valuesOf(contactSchema, text)),
  },
  ...[quoteRequestSchema(TODAY), quoteVenueSchema(TODAY), proposalSchema()].map((schema, at) => ({
    name: ['a request for a quote', 'a request about venues', 'a proposal'][at] ?? '',
    longest: EACH,
    read: (text: string) => checkTyped(schema as never, everyField(text)),
  })),
  {
    name: 'marks of advertising',
    longest: FORM,
    read: (text) => contentSignals({ fullName: text, message: text }),
  },
  {
    name: 'a password',
    longest: FORM,
    read: (text) => passwordProblem(text, ['anna.martin@example.com', 'Anna Martin']),
  },
  { name: 'a line of a mail', longest: FIELD, read: oneLine },
  { name: 'a text of a mail', longest: FIELD, read: manyLines },
  { name: 'a text to its sender', longest: FIELD, read: (text) => [KEPT.text(text), KEPT.shortens(text)] },
  { name: 'a line to its sender', longest: FIELD, read: KEPT.line },
  { name: 'a name to greet', longest: FIELD, read: greetable },
  { name: 'a shortened text', longest: FIELD, read: (text) => shorten(text, 100) },
  { name: 'wrapped lines', longest: FIELD, read: (text) => wrapText(text, 'fr') },
  { name: 'wrapped lines in Japanese', longest: FIELD, read: (text) => wrapText(text, 'ja', '  ') },
  {
    name: 'a whole mail',
    longest: FIELD,
    read: (text) => {
      const data = { ...demo?.payload.data, message: text, company: text, fullName: text }
      return renderMail(
        { template: demo?.payload.template, data },
        { siteUrl: 'https://x.example', mailTo: 'a@x.example' },
      )
    },
  },
]
