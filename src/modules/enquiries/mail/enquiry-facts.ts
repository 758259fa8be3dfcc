/** The facts of a request in the words of a language; only what was given. */
import { formatDate, formatPrice } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import type { Fact } from '#/mail/mail-document.ts'
import type { TypedText } from '#/mail/safe-text.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'

/** A label with what was given, if anything. */
type Given = readonly [label: string, value: string | undefined]

/** Who asks: company, function, name, address, phone. */
export function contactFacts(data: EnquiryMailData, language: Language, typed: TypedText): Fact[] {
  const { quote, quoteRequest } = siteTexts(language)
  const { name } = MAIL_COPY[language]
  return facts([
    [data.kind === 'quote' ? quoteRequest.company : quote.company, data.company && typed.line(data.company)],
    [quote.jobTitle, data.kind === 'quote-venue' ? data.jobTitle && typed.line(data.jobTitle) : undefined],
    [name, typed.line(data.fullName)],
    // An address holds nothing that has to be cleaned, and is the visitor's own.
    [quote.email, data.email],
    [quote.phone, data.phone && formatPhone(data.phone, language)],
  ])
}

/** What it is about, without the long texts. */
export function projectFacts(data: EnquiryMailData, language: Language, typed: TypedText): Fact[] {
  return facts(project(data, language, typed))
}

function project(data: EnquiryMailData, language: Language, typed: TypedText): readonly Given[] {
  const { quote, quoteRequest, contactForm, proposal, layout, neighborhood, type } = siteTexts(language)
  const count = (n: number | undefined) => n?.toLocaleString(LANGUAGES[language].intl)
  const price = (cents: number | undefined) =>
    cents === undefined ? undefined : formatPrice(cents, language)
  const day = (iso: string | undefined) => iso && formatDate(iso, language)
  switch (data.kind) {
    case 'quote-venue':
      return [
        [quote.startDate, day(data.startDate)],
        [quote.duration, data.duration && typed.line(data.duration)],
        // The label has the unit.
        [quote.surface, count(data.surface)],
        [quote.guests, data.guestCount && optionName(quote.guestRange, data.guestCount, typed)],
        [quote.budget, data.budget && optionName(quote.budgetRange, data.budget, typed)],
      ]
    case 'quote':
      return [
        [
          quoteRequest.eventType,
          data.eventType && optionName(quoteRequest.eventTypes, data.eventType, typed),
        ],
        [quoteRequest.desiredDate, day(data.desiredDate)],
        [quote.guests, data.guestCount && optionName(quoteRequest.guestRange, data.guestCount, typed)],
        [quote.budget, data.budget && optionName(quote.budgetRange, data.budget, typed)],
        [
          quoteRequest.preferredLocation,
          data.preferredLocation && optionName(quoteRequest.location, data.preferredLocation, typed),
        ],
      ]
    case 'contact':
      return [[contactForm.subject, data.subject && typed.line(data.subject)]]
    case 'proposal':
      return [
        [proposal.venueName, data.venueName && typed.line(data.venueName)],
        [proposal.type, optionName(type, data.type, typed)],
        [proposal.address, typed.line(data.address)],
        [proposal.neighborhood, data.neighborhood && optionName(neighborhood, data.neighborhood, typed)],
        // The label has the unit.
        [proposal.surface, count(data.surface)],
        [layout.standing, count(data.capacity)],
        [layout.cocktailDinner, count(data.capacityCocktailDinner)],
        [layout.seatedDinner, count(data.capacitySeatedDinner)],
        [layout.runway, count(data.capacityRunway)],
        [MAIL_COPY[language].price, price(data.priceFromDayCents)],
      ]
  }
}

/** The long text of a request, with its label. */
export function passageOf(data: EnquiryMailData, language: Language): Fact | undefined {
  const { quote, quoteRequest, proposal } = siteTexts(language)
  const value = data.kind === 'proposal' ? data.description : data.message
  if (!value) return undefined
  const label = {
    'quote-venue': quote.message,
    quote: quoteRequest.message,
    contact: quoteRequest.message,
    proposal: proposal.description,
  }[data.kind]
  return { label, value }
}

function facts(given: readonly Given[]): Fact[] {
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The name of an option; its code when the option has gone since. */
function optionName(names: Readonly<Record<string, string>>, code: string, typed: TypedText): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? typed.line(code)
}
