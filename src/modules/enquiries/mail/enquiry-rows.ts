/** The facts of a request in the words of a language; only what was given. */
import { dotted } from '#/i18n/dotted.ts'
import { formatDate, formatPrice } from '#/i18n/format.ts'
import { formatMoment } from '#/i18n/format-time.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { shownPhone } from '#/i18n/shown-phone.server.ts'
import { MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import type { Row } from '#/mail/mail-document.ts'
import type { TypedText } from '#/mail/safe-text.ts'
import { fieldsIn, isMoney, valueName } from '../model/derive.ts'
import { namesAt, textAt } from '../model/field-texts.ts'
import { formatDuration, saysDaysAlone } from '../model/format-duration.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'

/** A label with what was given, if anything. */
type Given = readonly [label: string, value: string | undefined]

/** Who asks: company, function, name, address, phone. */
export function contactRows(data: EnquiryMailData, language: Language, typed: TypedText): Row[] {
  const { enquiryForm, quoteRequest } = siteTexts(language)
  const { name } = MAIL_COPY[language]
  return rowsOf([
    [
      data.kind === 'quote' ? quoteRequest.company : enquiryForm.company,
      data.company && typed.line(data.company),
    ],
    [
      enquiryForm.jobTitle,
      data.kind === 'quote-venue' ? data.jobTitle && typed.line(data.jobTitle) : undefined,
    ],
    [name, typed.line(data.fullName)],
    // An address holds nothing that has to be cleaned, and is the visitor's own.
    [enquiryForm.email, data.email],
    [enquiryForm.phone, phoneText(data, language, typed)],
  ])
}

function phoneText({ phone, phoneTyped }: EnquiryMailData, language: Language, typed: TypedText) {
  const number = phone && shownPhone(phone, language)
  return dotted([number, phoneTyped && typed.line(phoneTyped)]) || undefined
}

/** The facts of the event or the venue, without the long texts. */
export function projectRows(data: EnquiryMailData, language: Language, typed: TypedText): Row[] {
  return rowsOf(project(data, language, typed))
}

function project(data: EnquiryMailData, language: Language, typed: TypedText): readonly Given[] {
  const texts = siteTexts(language)
  const { intl } = LANGUAGES[language]
  const values: Readonly<Record<string, unknown>> = data
  return fieldsIn(data.kind, 'mail').map(([name, field]): Given => {
    const value = values[valueName(name, field)]
    // The form's label has the unit in which a price is typed; a mail writes it out.
    if (isMoney(field))
      return [MAIL_COPY[language].price, typeof value === 'number' ? formatPrice(value, language) : undefined]
    const label = textAt(texts, field.label)
    // The label has the unit.
    if (typeof value === 'number') return [label, value.toLocaleString(intl)]
    if (typeof value !== 'string' || value === '') return [label, undefined]
    if (field.kind === 'choice') return [label, optionName(namesAt(texts, field.optionNames), value, typed)]
    if (name === 'duration' && language !== data.language) return [label, durationFor(value, language, typed)]
    return [label, field.kind === 'day' ? formatDate(value, language) : typed.line(value)]
  })
}

/**
 * A duration for somebody of another language than the visitor's, in whose words the form fills it in. What the visitor
 * has typed besides stays beside it.
 */
function durationFor(value: string, language: Language, typed: TypedText): string {
  const own = formatDuration(value, language)
  return saysDaysAlone(value) ? own : dotted([own, value].filter(isFirst).map(typed.line))
}

const isFirst = (item: string, place: number, all: readonly string[]) => all.indexOf(item) === place

/** The moments that are proposed for a visit, on clocks in Paris; none of other kinds. */
export function momentRows(data: EnquiryMailData, language: Language): Row[] {
  if (data.kind !== 'visit') return []
  const { first, second } = MAIL_COPY[language].visit
  return data.moments.map(({ day, time }, place) => ({
    label: place === 0 ? first : second,
    value: formatMoment(day, time, language),
  }))
}

/** The long text of a request, with its label. */
export function passageOf(data: EnquiryMailData, language: Language): Row | undefined {
  const { enquiryForm, quoteRequest, proposal } = siteTexts(language)
  const value = data.kind === 'proposal' ? data.description : data.message
  if (!value) return undefined
  const label = {
    'quote-venue': enquiryForm.message,
    quote: quoteRequest.message,
    visit: quoteRequest.message,
    contact: quoteRequest.message,
    proposal: proposal.description,
  }[data.kind]
  return { label, value }
}

function rowsOf(given: readonly Given[]): Row[] {
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The name of an option; its code when the option has gone since. */
function optionName(names: Readonly<Record<string, string>>, code: string, typed: TypedText): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? typed.line(code)
}
