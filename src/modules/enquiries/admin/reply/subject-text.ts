import { piecesOf, REPLY_FIELD_NAMES, type ReplyField } from '../../model/reply-fields.ts'

/** Return the name of a field in the language of the screen. */
type NameOf = (field: ReplyField) => string

/** A subject for a field of one line: its fields stand by their names in brackets, the reference as it is. */
export function subjectToShow(subject: string, reference: string, nameOf: NameOf): string {
  return piecesOf(subject)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      return piece.field === 'reference' ? reference : `[${nameOf(piece.field)}]`
    })
    .join('')
}

/** The subject that was meant by what stands in the field. */
export function subjectFromShown(shown: string, nameOf: NameOf): string {
  return REPLY_FIELD_NAMES.reduce((text, field) => text.replaceAll(`[${nameOf(field)}]`, `{${field}}`), shown)
}
