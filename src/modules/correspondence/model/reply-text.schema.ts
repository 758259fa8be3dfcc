/** What the agency may write into an answer template or a signature; the same on client and server. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { LONGEST_BODY, LONGEST_SUBJECT } from './reply.schema.ts'
import { fieldsIn, piecesOf, REPLY_FIELD_NAMES, type ReplyField } from './reply-fields.ts'
import type { ReplyDraftText } from './reply-kit.ts'
import { hasSubject, REPLY_TEXT_IDS, type ReplyTextId } from './reply-text-ids.ts'

/** Most characters of a signature. */
const LONGEST_SIGNATURE = 1000

/** The two texts of a template; a signature only has a body. */
export type ReplyTextPart = 'subject' | 'body'

/** What is wrong with a text, and where. */
export type ReplyTextProblem = { readonly part: ReplyTextPart } & (
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly max: number }
  /** A lone brace, or braces around something that is no name; with the text around it. */
  | { readonly code: 'brace'; readonly near: string }
  | { readonly code: 'unknown'; readonly name: string }
  /** A field that has no place in this text. */
  | { readonly code: 'misplaced'; readonly field: ReplyField }
  | { readonly code: 'missing'; readonly field: ReplyField }
)

/** The present signature itself consists of fields, and only of these. */
const SIGNATURE_FIELDS: readonly ReplyField[] = ['agent', 'agency', 'phone']

/** Fields that are longer than a line. */
const NOT_IN_SUBJECTS: readonly ReplyField[] = ['venueCards', 'signature', 'answer']

/** Fields without which a template does not do what it is there for. */
const NEEDED: Readonly<Partial<Record<ReplyTextId, readonly ReplyField[]>>> = {
  venues: ['venueCards'],
  refusal: ['refused', 'venueCards'],
  visit: ['visitDate', 'visitTime'],
  answer: ['answer'],
}

/** Fields that a text may hold, in the order in which they are offered. */
export function allowedFields(id: ReplyTextId, part: ReplyTextPart): readonly ReplyField[] {
  if (id === 'signature') return SIGNATURE_FIELDS
  return part === 'body'
    ? REPLY_FIELD_NAMES
    : REPLY_FIELD_NAMES.filter((field) => !NOT_IN_SUBJECTS.includes(field))
}

/** Fields that a text must hold: by the reference the agency finds the request, by the signature one knows who writes. */
export function neededFields(id: ReplyTextId, part: ReplyTextPart): readonly ReplyField[] {
  if (id === 'signature') return ['agent']
  return part === 'subject' ? ['reference'] : ['name', ...(NEEDED[id] ?? []), 'signature']
}

/** Most characters of a text. */
export function longest(id: ReplyTextId, part: ReplyTextPart): number {
  if (id === 'signature') return LONGEST_SIGNATURE
  return part === 'subject' ? LONGEST_SUBJECT : LONGEST_BODY
}

/** How many characters beside a stray brace are quoted, of its line. */
const QUOTED = 16

/** Everything that is wrong with a text, the subject's first. */
export function replyTextProblems(id: ReplyTextId, text: ReplyDraftText): ReplyTextProblem[] {
  const parts: readonly ReplyTextPart[] = hasSubject(id) ? ['subject', 'body'] : ['body']
  return parts.flatMap((part) => problemsOf(id, part, text[part]))
}

function problemsOf(id: ReplyTextId, part: ReplyTextPart, text: string): ReplyTextProblem[] {
  if (text.trim() === '') return [{ part, code: 'empty' }]
  const max = longest(id, part)
  const used = fieldsIn(text)
  const allowed = allowedFields(id, part)
  return [
    ...(text.length > max ? [{ part, code: 'too-long', max } as const] : []),
    ...strayBraces(text).map((problem) => ({ part, ...problem })),
    ...used
      .filter((field) => !allowed.includes(field))
      .map((field) => ({ part, code: 'misplaced', field }) as const),
    ...neededFields(id, part)
      .filter((field) => !used.includes(field))
      .map((field) => ({ part, code: 'missing', field }) as const),
  ]
}

type BraceProblem =
  | { readonly code: 'unknown'; readonly name: string }
  | { readonly code: 'brace'; readonly near: string }

/** Braces that are not those of a field: the reader of the mail would see them. */
function strayBraces(text: string): BraceProblem[] {
  return piecesOf(text).flatMap((piece) => {
    if (piece.kind === 'field') return []
    return [...piece.text.matchAll(/\{([\p{L}\p{N}_ -]+)\}|[{}]/gu)].map(
      ({ 0: found, 1: name, index }): BraceProblem => {
        if (name !== undefined) return { code: 'unknown', name }
        const before = piece.text.slice(0, index).split('\n').at(-1) ?? ''
        const [after = ''] = piece.text.slice(index + found.length).split('\n')
        return { code: 'brace', near: `${before.slice(-QUOTED)}${found}${after.slice(0, QUOTED)}`.trim() }
      },
    )
  })
}

// What no text needs and PostgreSQL refuses; breaks and tabs are tidied below.
const CONTROL = /[^\P{Cc}\n\t]/gu

function tidied(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROL, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** A text as it is stored: without spaces at the ends of lines, with at most one empty line between paragraphs. */
export function tidyReplyText({ subject, body }: ReplyDraftText): ReplyDraftText {
  const lines = tidied(subject)
    .split('\n')
    .map((line) => line.trim())
  return { subject: lines.filter((line) => line !== '').join(' '), body: tidied(body) }
}

export function sameReplyText(one: ReplyDraftText, other: ReplyDraftText): boolean {
  return one.subject === other.subject && one.body === other.body
}

/** Longer than any text that is accepted: what is too long gets a message, what is absurd is not read. */
const READ = 4 * LONGEST_BODY

export const replyTextName = z.object({ language: z.enum(LANGUAGE_CODES), id: z.enum(REPLY_TEXT_IDS) })

export const replyTextInput = replyTextName.extend({
  subject: typedLine(READ),
  body: typedText(READ),
})

export const replyTextChange = replyTextInput.extend({
  /** The version that the writer has seen; 0 for the original. */
  version: z.number().int().nonnegative(),
})

export type ReplyTextName = z.output<typeof replyTextName>
export type ReplyTextInput = z.output<typeof replyTextInput>
export type ReplyTextChange = z.output<typeof replyTextChange>
