import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

const ALL = LANGUAGE_CODES

/** Names of brands, places and standards: the same in every language that writes them in Latin letters. */
const NAMES = [
  'Facebook',
  'LinkedIn',
  'X (Twitter)',
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
  '24\u00a0h': ['fr'],
  '48\u00a0h': ['fr'],
  Actions: ['fr'],
  'After-show party': ['it'],
  Agent: ['fr'],
  Budget: ['fr'],
  '{count, number} alt': ['fr'],
  '{n, number}\u00a0kW': ['fr', 'es', 'it', 'de', 'pt'],
  '{n, number}\u00a0kg/m²': ['fr', 'es', 'it', 'de', 'pt'],
  Arrondissement: ['fr'],
  Blog: ['fr', 'es', 'it', 'de', 'pt'],
  Cc: ['fr'],
  Code: ['fr'],
  Computer: ['it', 'de'],
  Confirmation: ['fr'],
  Contact: ['fr'],
  Cookies: ['fr', 'es', 'de', 'pt'],
  Description: ['fr'],
  'E-mail': ['fr', 'it', 'pt'],
  'Error: {title}': ['es'],
  Home: ['it'],
  Import: ['fr'],
  Latitude: ['fr'],
  Journal: ['fr'],
  Loft: ['fr', 'es', 'it', 'de', 'pt'],
  Lofts: ['fr', 'es', 'de', 'pt'],
  Mail: ['fr'],
  Longitude: ['fr'],
  Mails: ['fr'],
  Menu: ['fr', 'it', 'pt'],
  Message: ['fr'],
  'Metro: {station}': ['es', 'it', 'de'],
  N: ['fr', 'es', 'it', 'de', 'pt'],
  Name: ['de'],
  Navigation: ['fr'],
  Note: ['fr'],
  orientation: ['fr'],
  'Page {number}': ['fr'],
  Page: ['fr'],
  'Paris, France': ['fr'],
  Phases: ['fr'],
  phases: ['fr'],
  Photos: ['fr'],
  'Pop-up store': ['fr', 'it'],
  Services: ['fr'],
  Sessions: ['fr'],
  Showroom: ['fr', 'es', 'it', 'de', 'pt', 'cn'],
  Showrooms: ['fr', 'es', 'de', 'pt'],
  Signature: ['fr'],
  Site: ['pt'],
  Sitemap: ['de'],
  'Surface, m²': ['fr'],
  Surface: ['fr'],
  System: ['de'],
  Tablet: ['it', 'de', 'pt'],
  Type: ['fr'],
  '24 h + {span}': ['fr'],
  '48 h + {span}': ['fr'],
  '{h} h {m}': ['fr'],
  '{m} min': ['fr'],
  Versions: ['fr'],
  app: ['fr'],
  optional: ['de'],
  '{value} h': ['fr'],
  '{value} ms': ['fr'],
  '{value} s': ['fr'],
}

/** Whether a text may be the same in a language as in English: a name, a word they share, or no words at all but figures and units. */
export function mayBeEnglish(language: Language, text: string): boolean {
  const words = text.replace(/\{[^{}]*\}/g, '').replace('m²', '')
  if (!/\p{L}/u.test(words)) return true
  const languages = NAMES.includes(text) ? ALL : (WORDS[text] ?? [])
  return languages.includes(language)
}
