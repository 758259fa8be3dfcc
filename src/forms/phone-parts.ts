/** The parts of what people type as their phone number: numbers, extensions, and words around them. */
import { cleanAscii } from './typed-text.ts'

/** Longer texts are no phone numbers; reading them would only cost time. */
const LONGEST = 120

/** One number of a typed text. */
export interface PhonePart {
  /** The number without words around it, in ASCII digits: `+52 55 1234 5678`. */
  readonly number: string
  /** Digits of the extension; empty without one. */
  readonly extension: string
  /** The number as it is in the cleaned text, so that it can be replaced there. */
  readonly typed: string
}

/** Arabic and Persian digits; NFKC leaves them. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** `ext. 22`, `poste 12`, `Durchwahl -22`, `доб. 12`, `内線12`, `x22`, `;ext=22` (RFC 3966), at the end. */
const EXTENSION =
  /[\s,;(]{0,3}(?:;ext=|(?<!\p{L})(?:extension|extn?|poste|interno|int|anexo|ramal|durchwahl|dw|apparat|app|klappe|kl|toestel|x)|доб(?:авочный)?|вн|分机|內線|内線|内线|내선|#)[\s.:#-]{0,4}(\d{1,7})\)?$/iu

/** A word before the number: `Tel.`, `tel:`, `WhatsApp :`, `電話:`. */
const BEFORE = /^[^\d+(]{0,40}/u

/** A word behind it: `(WhatsApp)`, `mobile`, `- Camille`. */
const BEHIND = /[\s,;.(/–-]{0,3}[([]?\p{L}[^\d+]{0,40}$/u

/** Between two numbers. One number may hold a slash, so each side must be long enough for a number. */
const BETWEEN = /[/,;|&、]|\s(?:or|ou|oder|und|et|and|y|o|или|и)\s|\)\s|\s(?=\+)/iu
const FEWEST_DIGITS = 7

/** Text in which numbers are found: in compatibility form, with ASCII digits, without invisible characters. */
export function phoneText(typed: string): string {
  return cleanAscii(typed).replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
}

/** The numbers of a typed text, in its order; none where it is too long. */
export function phoneParts(typed: string): PhonePart[] {
  const text = phoneText(typed)
  if (text.length > LONGEST) return []
  return inTwo(text).flatMap((part) => {
    const [found, extension = ''] = EXTENSION.exec(withoutWords(part)) ?? []
    const number = withoutWords(withoutWords(part).slice(0, found === undefined ? undefined : -found.length))
    return digitsOf(number).length < 4 ? [] : [{ number: international(number), extension, typed: number }]
  })
}

function inTwo(text: string): string[] {
  for (let at = text.search(BETWEEN); at >= 0; ) {
    const [one, other] = [text.slice(0, at), text.slice(at + 1)]
    if ([one, other].every((part) => digitsOf(part).length >= FEWEST_DIGITS)) return [one, ...inTwo(other)]
    const next = other.search(BETWEEN)
    at = next < 0 ? -1 : at + 1 + next
  }
  return [text]
}

function withoutWords(text: string): string {
  const behind = EXTENSION.test(text) ? text : text.replace(BEHIND, '')
  return behind.replace(BEFORE, '').trim()
}

/** `00` for `+`, the redundant `(0)` behind the country code, and the 1 that mobiles in Mexico had until 2019. */
function international(number: string): string {
  return number
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+[\d\s]{1,5})\(0\)/, '$1')
    .replace(/^\+52\s?1(?=(?:\D?\d){10}$)/, '+52')
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a typed text says more than its number (E.164, `;ext=` behind it): another number, a name, "WhatsApp". */
export function saysMore(typed: string, number: string): boolean {
  const [e164 = '', extension = ''] = number.split(';ext=')
  const [first, second] = phoneParts(typed)
  if (first === undefined || second !== undefined || first.extension !== extension) return true
  const text = phoneText(typed).replace(/^t[eé]l\p{L}{0,6}[\s.:]*/iu, '')
  const rest = extension === '' ? text : text.replace(EXTENSION, '')
  const digits = digitsOf(rest)
  return /\p{L}/u.test(rest) || !e164.endsWith(digits.slice(-7)) || digits.length > e164.length + 2
}
