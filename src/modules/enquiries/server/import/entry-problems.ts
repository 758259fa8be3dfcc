/** Messages why the fields of a row are not taken. */
import type { ManualEntryError } from '../../model/manual-entry.schema.ts'
import type { RowProblem, Sentence } from './row-problem.ts'

const SENTENCES: Readonly<Record<ManualEntryError['code'], Sentence>> = {
  required: { en: 'The name is missing.', fr: 'Il manque le nom.' },
  reach: {
    en: 'A phone number or an email address is missing.',
    fr: 'Il manque un téléphone ou une adresse e-mail.',
  },
  days: {
    en: 'The first and the last day do not fit together.',
    fr: 'Le premier et le dernier jour ne vont pas ensemble.',
  },
  choice: { en: 'This is not one of the choices.', fr: 'Cette valeur ne fait pas partie des choix.' },
  email: { en: 'This is not a valid email address.', fr: 'Cette adresse e-mail n’est pas valide.' },
  emailLetters: {
    en: 'This address has accented or non-Latin letters before the @; emails may not reach it.',
    fr: 'Cette adresse a des accents ou des lettres non latines avant le @\u00a0: les e-mails n’y arriveraient pas toujours.',
  },
  phone: {
    en: 'This is not a valid phone number. Outside France it needs its country code (+81 …).',
    fr: 'Ce numéro de téléphone n’est pas valide. Hors de France, il faut l’indicatif du pays (+81 …).',
  },
  phoneUnclear: {
    en: 'This number could be from several countries. Enter its country code (+32 …).',
    fr: 'Ce numéro peut être celui de plusieurs pays. Indiquez l’indicatif (+32 …).',
  },
  date: { en: 'This is not a valid date.', fr: 'Cette date n’est pas valide.' },
  dateUnclear: {
    en: 'This could be two dates. Enter the year first: 2027-03-05.',
    fr: 'Deux dates sont possibles. Saisissez l’année d’abord\u00a0: 2027-03-05.',
  },
  datePast: { en: 'This date has passed.', fr: 'Cette date est passée.' },
  number: {
    en: 'This must be a whole number from {min} to {max}.',
    fr: 'Il faut un nombre entier de {min} à {max}.',
  },
  tooLong: { en: 'At most {max} characters.', fr: '{max} caractères au maximum.' },
  tooManyVenues: { en: 'At most {max} venues.', fr: '{max} lieux au maximum.' },
}

/** An error of a row. */
export function entryProblem({ code, values = {} }: ManualEntryError, column: string): RowProblem {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const { en, fr } = SENTENCES[code]
  const sentence = { en: filled(en), fr: filled(fr) }
  return code === 'reach' ? { sentence } : { sentence, column }
}
