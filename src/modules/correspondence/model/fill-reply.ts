/** Filling in the fields of an answer; the same on client and server. */
import {
  fieldFacts,
  fieldsIn,
  piecesOf,
  type ReplyField,
  type ReplyValues,
  VENUE_CARDS,
  VENUE_PRICES,
} from './reply-fields.ts'

/** Block of the filled answer. */
export type FilledBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'venues' }
  | { readonly kind: 'prices' }

/** An answer with its fields filled in. */
export interface FilledReply {
  readonly subject: string
  readonly blocks: readonly FilledBlock[]
  /** Fields without a value: the answer cannot be sent. */
  readonly missing: readonly ReplyField[]
}

/** Placeholder of a missing value in a preview. */
const GAP = '＿＿＿'

/**
 * Fill in the fields of an answer.
 * @param body paragraphs, separated by an empty line
 * @param values formatted in the language of the text; those of `venueCards` and `prices` only say that there are some
 */
export function fillReply(
  { subject, body }: { readonly subject: string; readonly body: string },
  values: ReplyValues,
): FilledReply {
  const used = fieldsIn(`${subject}\n\n${body}`)
  const signed = used.includes('signature') ? fieldsIn(values.signature ?? '') : []
  const missing = [...used, ...signed].filter((field) => {
    if (fieldFacts(field).optional) return false
    return (values[field] ?? '').trim() === ''
  })
  return {
    subject: fillText(subject, values).replaceAll('\n', ' ').trim(),
    blocks: body.split(/\n{2,}/u).flatMap((paragraph) => blocksOf(paragraph, values)),
    missing: [...new Set(missing)],
  }
}

const BLOCKS: Readonly<Record<string, FilledBlock>> = {
  [`{${VENUE_CARDS}}`]: { kind: 'venues' },
  [`{${VENUE_PRICES}}`]: { kind: 'prices' },
}

/** The two of them. */
const AT_BLOCKS = /(\{(?:venueCards|prices)\})/u

/** Split a paragraph at its venue cards and prices. */
function blocksOf(paragraph: string, values: ReplyValues): FilledBlock[] {
  return paragraph.split(AT_BLOCKS).flatMap((part): FilledBlock[] => {
    const block = BLOCKS[part]
    if (block !== undefined) return [block]
    const text = fillText(part, values).trim()
    return text === '' ? [] : [{ kind: 'paragraph', text }]
  })
}

/** Whether an answer names prices: then its venue cards leave the estimates out. */
export function namesPrices({ blocks }: FilledReply): boolean {
  return blocks.some(({ kind }) => kind === 'prices')
}

/** Fill in line by line: a line that held only an empty optional field is removed. */
function fillText(text: string, values: ReplyValues): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const filled = piecesOf(line)
        .map((piece) => (piece.kind === 'text' ? piece.text : shownValue(piece.field, values)))
        .join('')
      return filled.trim() === '' && line.trim() !== '' ? [] : [filled]
    })
    .join('\n')
}

function shownValue(field: ReplyField, values: ReplyValues): string {
  const value = values[field]?.trim() ?? ''
  if (value === '') return fieldFacts(field).optional ? '' : GAP
  // The signature is itself a text with fields.
  return field === 'signature' ? fillText(value, values) : value
}
