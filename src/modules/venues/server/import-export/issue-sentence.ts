/** The validator's issues as sentences for a person who maintains a catalogue. */
import type { z } from 'zod'
import { type ProblemSentence, RULES } from '../../model/venue-record.schema.ts'

const NAMES: Readonly<Record<string, ProblemSentence>> = {
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  int: { en: 'a whole number', fr: 'un nombre entier' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object', fr: 'un objet' },
  record: { en: 'an object', fr: 'un objet' },
}

const MISSING: ProblemSentence = { en: 'is missing.', fr: 'manque.' }

/**
 * The rest of a sentence that begins with the field.
 * @param value what is at the place of the issue
 */
export function issueSentence(issue: z.core.$ZodIssue, value: unknown): ProblemSentence {
  const shown = show(value)
  switch (issue.code) {
    case 'invalid_type': {
      if (value === undefined) return MISSING
      const name = NAMES[issue.expected]
      return {
        en: `must be ${name?.en ?? issue.expected}, not ${shown}.`,
        fr: `doit être ${name?.fr ?? issue.expected}, et non ${shown}.`,
      }
    }
    case 'invalid_value': {
      if (value === undefined) return MISSING
      const values = issue.values.join(', ')
      return {
        en: `${shown} is not one of: ${values}.`,
        fr: `${shown} ne fait pas partie de\u00a0: ${values}.`,
      }
    }
    case 'too_small':
      if (issue.origin === 'string') return { en: 'is empty.', fr: 'est vide.' }
      return bounded(issue, value, { en: 'at least', fr: 'au moins' }, Number(issue.minimum))
    case 'too_big':
      return bounded(issue, value, { en: 'at most', fr: 'au plus' }, Number(issue.maximum))
    case 'unrecognized_keys': {
      const keys = issue.keys.join(', ')
      return {
        en: `has an unknown field: ${keys}.`,
        fr: `a un champ inconnu\u00a0: ${keys}.`,
      }
    }
    default: {
      const rule = Object.values(RULES).find(({ en }) => en === issue.message)
      return { en: `${shown} ${issue.message}.`, fr: `${shown} ${rule?.fr ?? 'n’a pas la bonne forme'}.` }
    }
  }
}

function bounded(
  { origin }: { readonly origin: string },
  value: unknown,
  how: ProblemSentence,
  limit: number,
): ProblemSentence {
  const [en, fr] =
    origin === 'string'
      ? [' characters', ' caractères']
      : origin === 'array'
        ? [' entries', ' entrées']
        : ['', '']
  const given = typeof value === 'string' || Array.isArray(value) ? String(value.length) : show(value)
  return {
    en: `must be ${how.en} ${limit}${en}, not ${given}.`,
    fr: `doit être ${how.fr} ${limit}${fr}, et non ${given}.`,
  }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
