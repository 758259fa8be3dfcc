import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

const ALL = LANGUAGE_CODES

/** Names of brands, places and standards: the same in every language that writes them in Latin letters. */
const NAMES = [
  'Facebook',
  'LinkedIn',
  'Twitter',
  'WhatsApp',
  'Wi-Fi',
  'Le Marais',
  'Bastille',
  'Opéra',
  'Invalides',
  'Champs-Élysées',
  'Concorde/Tuileries',
  'Vendôme/Palais Royal',
  'Bourse/Victoire',
  'Palais Royal',
]

/** Words that a language has from English or shares with it, one by one. */
const WORDS: Readonly<Record<string, readonly Language[]>> = {
  'After-show party': ['it'],
  Blog: ['fr', 'es', 'it', 'de', 'pt'],
  Computer: ['it', 'de'],
  Contact: ['fr'],
  Cookies: ['fr', 'es', 'de', 'pt'],
  Description: ['fr'],
  'E-mail': ['fr', 'it', 'pt'],
  Home: ['it'],
  Loft: ['fr', 'es', 'it', 'de', 'pt'],
  Lofts: ['fr', 'es', 'de', 'pt'],
  Menu: ['fr', 'it', 'pt'],
  'Metro: {station}': ['es', 'it', 'de'],
  Name: ['de'],
  Page: ['fr'],
  'Page {number}': ['fr'],
  'Paris, France': ['fr'],
  'Pop-up store': ['fr', 'it'],
  Services: ['fr'],
  Showroom: ['fr', 'es', 'it', 'de', 'pt', 'cn'],
  Showrooms: ['fr', 'es', 'de', 'pt'],
  Site: ['pt'],
  Sitemap: ['de'],
  Surface: ['fr'],
  'Surface, m²': ['fr'],
  System: ['de'],
  Tablet: ['it', 'de', 'pt'],
  optional: ['de'],
}

/** Whether a text may be the same in a language as in English: a name, a word they share, or no words at all but figures and units. */
export function mayBeEnglish(language: Language, text: string): boolean {
  const words = text.replace(/\{[^{}]*\}/g, '').replace('m²', '')
  if (!/\p{L}/u.test(words)) return true
  const languages = NAMES.includes(text) ? ALL : (WORDS[text] ?? [])
  return languages.includes(language)
}
