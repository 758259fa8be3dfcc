/** Countries in which a phone number without a country code can be at home, by the language of a form. */
import type { Language } from './languages.ts'

/**
 * ISO 3166. `own`: a number is read as one of theirs; the first is the language's main country. `wide`: others in which
 * the language is spoken or written; theirs are asked about, and read only where nothing else fits (behaviour 4.6).
 */
interface PhoneCountries {
  readonly own: string
  readonly wide: string
}

/** By the language of the form. */
export const PHONE_COUNTRIES: Readonly<Record<Language, PhoneCountries>> = {
  en: { own: 'GB US CA IE AU NZ', wide: 'AE IN SG HK ZA IL NG KE' },
  fr: { own: 'FR BE CH LU MC', wide: 'GP MQ GF RE YT NC PF MA DZ TN LB SN CI CM CD MG' },
  de: { own: 'DE AT CH', wide: 'LI LU BE IT' },
  es: { own: 'ES', wide: 'MX AR CO CL PE AD BO CR CU DO EC GT HN NI PA PY SV UY VE US' },
  it: { own: 'IT CH SM VA', wide: '' },
  pt: { own: 'PT BR', wide: 'AO MZ CV MO LU' },
  ru: { own: 'RU KZ BY', wide: 'UA KG UZ AM AZ GE MD LV LT EE IL' },
  cn: { own: 'CN HK MO TW', wide: 'SG MY' },
  ja: { own: 'JP', wide: '' },
  ko: { own: 'KR', wide: '' },
}
