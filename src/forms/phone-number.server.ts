/** Parsing of phone numbers as users type them; on the server only, because the metadata is large. */
import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString as parseNational,
} from 'libphonenumber-js/max'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Language } from '#/i18n/languages.ts'
import { PHONE_COUNTRIES } from '#/i18n/phone-countries.ts'
import type { PhoneReading } from './phone-errors.ts'
import { digitsOf, type PhonePart, phoneParts, phoneText } from './phone-parts.ts'

interface Candidate {
  readonly country: CountryCode
  readonly number: PhoneNumber
}

const PARIS: CountryCode = 'FR'

/** More countries than that are no choice. */
const MAX_CHOICES = 5

/** Kinds of numbers that people give as their own. */
const OWN_KINDS: ReadonlySet<string | undefined> = new Set([
  ...['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'PERSONAL_NUMBER'],
])

/** National numbers as they occur; the metadata allow more. */
const PLAUSIBLE: Partial<Record<CountryCode, RegExp>> = {
  AT: /^(?:1\d{6,8}|[2-9]\d*)$/,
  LU: /^(?:2\d{7}|[3-9]\d{5}|6[2-9]1\d{6})$/,
  MC: /^\d{8}$/,
  NZ: /^(?:2[1-9]\d{6,8}|[3-9]\d{7})$/,
}

/** Area codes and mobiles of Switzerland by the languages that are spoken there. */
const SWISS: Partial<Record<Language, RegExp>> = {
  fr: /^(?:2[1-7]|32|58|7[5-9])/,
  de: /^(?:3[1-4]|4[1-4]|5[1-8]|6[12]|7[1-9]|81)/,
  it: /^(?:58|7[5-9]|91)/,
}

/**
 * Read a number in any usual spelling (behaviour 4.6). Without a country code it is read as one of the countries of the
 * form's language where exactly one of them fits; else the country is asked for. Of two numbers the first counts.
 * @param languages of the form; for what staff type in Paris also French, first
 */
export function readPhone(text: string, ...languages: Language[]): PhoneReading {
  const readings = phoneParts(text).map((part) => readPart(part, text, languages))
  return (
    readings.find(({ kind }) => kind === 'number') ??
    readings.find(({ kind }) => kind === 'ask') ?? { kind: 'none' }
  )
}

/**
 * Convert a number to E.164.
 * @returns undefined when it is no phone number, or could be from several countries
 */
export function readPhoneNumber(text: string, ...languages: Language[]): string | undefined {
  const reading = readPhone(text, ...languages)
  return reading.kind === 'number' ? reading.number : undefined
}

function readPart(part: PhonePart, text: string, languages: readonly Language[]): PhoneReading {
  if (part.number.startsWith('+')) {
    const number = parsePhoneNumberFromString(part.number, { extract: false })
    return number?.isValid() ? asNumber(number, part) : { kind: 'none' }
  }
  const french = candidate(part.number, PARIS, 'fr')
  // Five pairs are how France writes, and no other country that has such numbers.
  if (french && isInPairs(part.number)) return asNumber(french.number, part)
  const found = candidates(part.number, languages)
  const [only] = found
  if (only === undefined) return asked(withoutPrefix(part.number, languages), part, text)
  if (found.length === 1 && !isGuess(only, languages)) return asNumber(only.number, part)
  const grouped = found.filter(
    ({ number }) => firstGroup(number.formatNational()) === firstGroup(part.number),
  )
  const [match] = grouped
  const isDecided =
    grouped.length === 1 && match !== undefined && deciding(found, languages).has(match.country)
  if (isDecided && part.number.trim() !== digitsOf(part.number)) return asNumber(match.number, part)
  const others = [...found.filter((one) => !grouped.includes(one)), ...(french ? [french] : [])]
  return asked(unique([...grouped, ...others]), part, text)
}

const asNumber = ({ number }: PhoneNumber, { extension }: PhonePart): PhoneReading => ({
  kind: 'number',
  number: extension === '' ? number : `${number};ext=${extension}`,
})

function asked(found: readonly Candidate[], part: PhonePart, text: string): PhoneReading {
  const choices = found.slice(0, MAX_CHOICES).map(({ country, number }) => {
    const shown = number.formatInternational()
    return {
      country: number.country ?? country,
      shown,
      text: phoneText(text).replace(part.typed, () => shown),
    }
  })
  return choices.length === 0 ? { kind: 'none' } : { kind: 'ask', choices }
}

/** The countries in which a number is one as it is there, each number once. */
function candidates(typed: string, languages: readonly Language[]): Candidate[] {
  const read = (part: 'own' | 'wide') =>
    languages.flatMap((language) =>
      countriesOf(language, part).flatMap((country) => candidate(typed, country, language) ?? []),
    )
  const own = read('own')
  const isMain = own.some(({ country }) => mainCountries(languages).has(country))
  const french = isMain ? undefined : candidate(typed, PARIS, 'fr')
  return unique([...own, ...(isMain ? [] : read('wide')), ...(french ? [french] : [])])
}

/** Whether nothing but its length speaks for a number: it is not at home where the language is. */
function isGuess({ country }: Candidate, languages: readonly Language[]): boolean {
  return !languages.some((language) => countriesOf(language, 'own').includes(country))
}

function candidate(typed: string, country: CountryCode, language: Language): Candidate | undefined {
  const number = parseNational(typed, { defaultCountry: country, extract: false })
  if (!number?.isValid() || !OWN_KINDS.has(number.getType())) return undefined
  const national = number.nationalNumber
  const swiss = country === 'CH' ? SWISS[language] : undefined
  if ((PLAUSIBLE[country] ?? swiss)?.test(national) === false) return undefined
  return isWrittenSo(digitsOf(typed), number) ? { country, number } : undefined
}

/** Whether people dial it so at home: with the zero where there is one. North America and Russia may leave theirs out. */
function isWrittenSo(digits: string, number: PhoneNumber): boolean {
  const dialled = digitsOf(number.formatNational())
  if (digits === dialled) return true
  const { countryCallingCode: code, nationalNumber } = number
  if (code === '1') return digits === `1${nationalNumber}`
  if (code === '7') return digits === nationalNumber
  return code === '55' && digits === `0${nationalNumber}`
}

/** A number that lacks its zero, or the plus of its country code: never taken without asking. */
function withoutPrefix(typed: string, languages: readonly Language[]): Candidate[] {
  const whole = parsePhoneNumberFromString(`+${digitsOf(typed)}`)
  const international = whole?.isValid() && whole.country ? [{ country: whole.country, number: whole }] : []
  const countries = [...languages.flatMap((language) => countriesOf(language, 'own')), PARIS]
  const national = countries.flatMap((country) => {
    const number = parseNational(`0${digitsOf(typed)}`, { defaultCountry: country })
    if (!number?.isValid() || !OWN_KINDS.has(number.getType())) return []
    return digitsOf(typed) === number.nationalNumber ? [{ country, number }] : []
  })
  return unique([...international, ...national])
}

function countriesOf(language: Language, part: 'own' | 'wide'): CountryCode[] {
  return PHONE_COUNTRIES[language][part].split(' ').filter(Boolean) as CountryCode[]
}

/** Countries whose way of grouping decides: the main ones, and where none of them fits the others of the languages. */
function deciding(found: readonly Candidate[], languages: readonly Language[]): ReadonlySet<CountryCode> {
  const main = mainCountries(languages)
  if (found.some(({ country }) => main.has(country))) return main
  return new Set(languages.flatMap((language) => countriesOf(language, 'own')))
}

/** The main country of each language; French numbers are at home in every form, for the agency is in Paris. */
function mainCountries(languages: readonly Language[]): ReadonlySet<CountryCode> {
  return new Set([PARIS, ...languages.flatMap((language) => countriesOf(language, 'own').slice(0, 1))])
}

function unique(found: readonly Candidate[]): Candidate[] {
  return found.filter(
    ({ number }, at) => found.findIndex((one) => one.number.number === number.number) === at,
  )
}

/** `01 99 00 12 34`, as French numbers are written. */
function isInPairs(typed: string): boolean {
  return /^\d\d(?:\D\d\d){4}$/.test(typed.trim())
}

function firstGroup(number: string): string {
  return /\d+/.exec(number)?.[0] ?? ''
}
