/** What the validator found, in words that a person who keeps a catalogue understands. */
import type { z } from 'zod'

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/**
 * The rest of a sentence that begins with the field.
 * @param value what stands at the place of the issue
 */
export function issueSentence(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing.'
      return `must be ${NAMES[issue.expected] ?? issue.expected}, not ${show(value)}.`
    case 'invalid_value':
      return value === undefined ? 'is missing.' : `${show(value)} is not one of: ${issue.values.join(', ')}.`
    case 'too_small':
      if (issue.origin === 'string') return 'is empty.'
      return `must be at least ${issue.minimum}${unit(issue.origin)}, not ${measure(value)}.`
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}, not ${measure(value)}.`
    case 'unrecognized_keys':
      return `has a field that is not known: ${issue.keys.join(', ')}.`
    default:
      return `${show(value)} ${issue.message}.`
  }
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}

function measure(value: unknown): string {
  if (typeof value === 'string' || Array.isArray(value)) return String(value.length)
  return show(value)
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
