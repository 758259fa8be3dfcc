import { piecesOf, REPLY_FIELD_NAMES, type ReplyField } from '../../model/reply-fields.ts'

/** Label of a field in the interface language. */
type NameOf = (field: ReplyField) => string

/** Subject for a single-line input: fields appear as their labels in brackets, the reference as its value. */
export function subjectToShow(subject: string, reference: string, nameOf: NameOf): string {
  return piecesOf(subject)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      return piece.field === 'reference' ? reference : `[${nameOf(piece.field)}]`
    })
    .join('')
}

/** Inverse of {@link subjectToShow}. */
export function subjectFromShown(shown: string, nameOf: NameOf): string {
  return REPLY_FIELD_NAMES.reduce((text, field) => text.replaceAll(`[${nameOf(field)}]`, `{${field}}`), shown)
}
