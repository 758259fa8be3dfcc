import type { Language } from './languages.ts'

/**
 * A phone number as people write it in the main country of a language (`phone-countries.ts`), for forms and their errors; where
 * numbers are kept for fiction, it is one of those.
 */
export const PHONE_EXAMPLES: Readonly<Record<Language, string>> = {
  en: '+44 20 7946 0123',
  fr: '01 99 00 56 78',
  de: '030 23125678',
  es: '612 34 56 78',
  it: '312 345 6789',
  pt: '(11) 96123-4567',
  ru: '8 912 345-67-89',
  cn: '131 2345 6789',
  ja: '090-1234-5678',
  ko: '010-1234-5678',
}
