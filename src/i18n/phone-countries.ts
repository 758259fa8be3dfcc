/** Countries in which a phone number without a country code can be at home, by the language of a form. */
import type { Language } from './languages.ts'

/**
 * ISO 3166. `own`: a number is read as one of theirs; the first is the language's main country. `wide`: others in which
 * the language is spoken or written; theirs are asked about, and read only where nothing else fits (behaviour 4.6).
 */
interface PhoneCountries {
  readonly own: string
  readonly wide: string
  /** A number as people write it in the main country; where one is kept for fiction, it is of those. */
  readonly example: string
}

/** By the language of the form. */
export const PHONE_COUNTRIES: Readonly<Record<Language, PhoneCountries>> = {
  en: { own: 'GB US CA IE AU NZ', wide: 'AE IN SG HK ZA IL NG KE', example: '+44 20 7946 0123' },
  fr: {
    own: 'FR BE CH LU MC',
    wide: 'GP MQ GF RE YT NC PF MA DZ TN LB SN CI CM CD MG',
    example: '01 99 00 56 78',
  },
  de: { own: 'DE AT CH', wide: 'LI LU BE IT', example: '030 23125678' },
  es: {
    own: 'ES',
    wide: 'MX AR CO CL PE AD BO CR CU DO EC GT HN NI PA PY SV UY VE US',
    example: '612 34 56 78',
  },
  it: { own: 'IT CH SM VA', wide: '', example: '312 345 6789' },
  pt: { own: 'PT BR', wide: 'AO MZ CV MO LU', example: '(11) 96123-4567' },
  ru: { own: 'RU KZ BY', wide: 'UA KG UZ AM AZ GE MD LV LT EE IL', example: '8 912 345-67-89' },
  cn: { own: 'CN HK MO TW', wide: 'SG MY', example: '131 2345 6789' },
  ja: { own: 'JP', wide: '', example: '090-1234-5678' },
  ko: { own: 'KR', wide: '', example: '010-1234-5678' },
}
