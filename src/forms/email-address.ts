/** Parsing of e-mail addresses as users type them. */
import { cleanAscii } from './typed-text.ts'

// The rule of `<input type="email">` (HTML standard); a dot in the domain is required as well.
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** What keyboards and office programs make of the apostrophe in `o'hara`. */
const APOSTROPHES = /[’‘ʼ´`′]/gu

/**
 * Normalize an address: its domain in lower case and ASCII (`name@café.fr` becomes `name@xn--caf-dma.fr`). What came
 * along when it was copied is left out: `mailto:`, a name and angle brackets around it, a full stop or comma behind it.
 * @returns undefined when it is not a valid address
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = bare(text)
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, at)
  const domain = asciiDomain(typed.slice(at + 1))
  if (at < 1 || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return undefined
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined
  return `${local}@${domain}`
}

function asciiDomain(domain: string): string {
  // Characters that a URL would read as a path, a port or a user.
  if (/[\s/\\?#:@[\]%]/u.test(domain)) return ''
  const address = `http://${domain}/`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

/** What is behind an address in a sentence. */
const BEHIND = ' .,;:!?)"\'»”]'

/** Longer texts are no addresses, and would cost time. */
const LONGEST = 500

/** The address without what was copied along. */
function bare(text: string): string {
  const typed = cleanAscii(text)
  if (typed.length > LONGEST) return ''
  const [, inside] = /^[^<>@]*<([^<>]*)>[\s.,;:]*$/u.exec(typed) ?? []
  const address = (inside ?? typed)
    .replace(/^[\s("'«“[]*(?:mailto:)?/iu, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replace(/ ?@ ?/u, '@')
    .replace(APOSTROPHES, "'")
  let end = address.length
  while (BEHIND.includes(address.charAt(end - 1)) && end > 0) end -= 1
  return address.slice(0, end)
}

/** Whether an address has letters before the @ that mail servers rarely take: `josé@`, `анна@` (RFC 6531). */
export function hasForeignLetters(text: string): boolean {
  const [local = '', domain] = bare(text).split('@')
  return domain !== undefined && /\P{ASCII}/u.test(local)
}
