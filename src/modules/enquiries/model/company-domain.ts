/** Whether the address of a mail looks like the company that it is said to come from. */
import { wordsOf } from '#/lib/fold.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Public mail providers, by the name before the ending. */
const PRIVATE_MAIL = words(
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud aol proton protonmail gmx web t-online freenet orange ' +
    'wanadoo free sfr laposte bbox libero virgilio tiscali mail yandex bk inbox list rambler qq 163 126 sina foxmail ' +
    'naver daum hanmail nate docomo ezweb softbank uol bol terra sapo telefonica skynet bluewin zoho hey me',
)

/** Words of many companies, which distinguish none. */
const COMMON = words(
  'maison atelier studio studios paris agency agence agentur group groupe gruppe fashion mode moda the and les des ' +
    'company compagnie co ltd limited inc corp gmbh ag sa sas sarl srl spa bv kg press presse showroom gallery galerie',
)

/** Shorter words are found in too many names. */
const LEAST_LETTERS = 3

/** The name in a domain: `northquay` of `mail.northquay.co.uk`. */
function nameIn(domain: string): string {
  const labels = domain.split('.').slice(0, -1)
  const last = labels.at(-1) ?? ''
  return (labels.length > 1 && last.length <= LEAST_LETTERS ? labels.at(-2) : last) ?? ''
}

/**
 * The domain of an address that does not look like the company's: another name, or a public mail provider. Undefined where it
 * does, or where the two cannot be compared, as with a name in Japanese.
 */
export function unlikeDomain(email: string | null, company: string | null): string | undefined {
  const domain = (email ?? '').split('@').at(1)?.toLowerCase() ?? ''
  const name = nameIn(domain)
  // Names reserved for examples (RFC 2606) say nothing about a person.
  if (domain === '' || company === null || company.trim() === '' || name === 'example') return undefined
  if (PRIVATE_MAIL.has(name)) return domain
  const said = wordsOf(company).filter((word) => /^[a-z0-9]+$/u.test(word))
  if (said.length === 0) return undefined
  const plain = name.replaceAll(/[^a-z0-9]/gu, '')
  const whole = said.join('')
  const initials = said.map(([letter]) => letter).join('')
  const isAlike =
    whole.includes(plain) ||
    plain.includes(whole) ||
    (said.length > 1 && plain.startsWith(initials)) ||
    said.some((word) => word.length >= LEAST_LETTERS && !COMMON.has(word) && plain.includes(word))
  return isAlike ? undefined : domain
}
