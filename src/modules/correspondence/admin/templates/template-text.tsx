import { useTranslations } from 'use-intl'
import { piecesOf } from '../../model/reply-fields.ts'

/** A text with its fields as chips, to be read. */
export function TemplateText({ text }: { text: string }) {
  const t = useTranslations('admin.reply.fields')
  return piecesOf(text).map((piece, position) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
      <span key={position} className="mail-blank still">
        {t(piece.field)}
      </span>
    ),
  )
}
