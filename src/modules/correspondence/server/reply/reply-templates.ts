/** Answer templates in ten languages. On the server only: the client gets the two languages that it shows. */
import { byLanguage } from '#/i18n/by-language.ts'
import type { ReplyTemplateId } from '../../model/template-ids.ts'

/** Subject and paragraphs, with `{fields}`. */
interface TemplateText {
  readonly subject: string
  readonly body: readonly string[]
}

/** The templates of one language. */
export type ReplyTexts = Readonly<
  Record<ReplyTemplateId | 'quote', TemplateText> & {
    /** Text of `{signature}`. */
    signature: string
    /** A venue's estimate; `{price}` stands for the amount. */
    estimate: string
    /** The price of a day in its place; `{price}` stands for the amount. */
    fromDay: string
  }
>

/** The templates by language. */
export const REPLY_TEXTS = byLanguage(
  import.meta.glob<ReplyTexts>('./templates/*.json', { eager: true, import: 'default' }),
)
