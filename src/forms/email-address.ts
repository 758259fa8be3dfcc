/** Parsing of e-mail addresses as users type them. */
import { cleanAscii } from './typed-text.ts'

// The rule of `<input type="email">` (HTML standard); a dot in the domain is required as well.
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/**
 * Normalize an address: its domain in lower case and ASCII (`name@café.fr` becomes `name@xn--caf-dma.fr`).
 * @returns undefined when it is not a valid address
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = cleanAscii(text)
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
