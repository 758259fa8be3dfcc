/** What answers begin with, in ten languages. On the server only: the screen gets the two languages that it shows. */
import type { Language } from '#/i18n/languages.ts'
import type { ReplyTemplateId } from '../../model/template-ids.ts'
import cn from './templates/cn.json'
import de from './templates/de.json'
import en from './templates/en.json'
import es from './templates/es.json'
import fr from './templates/fr.json'
import it from './templates/it.json'
import ja from './templates/ja.json'
import ko from './templates/ko.json'
import pt from './templates/pt.json'
import ru from './templates/ru.json'

/** Subject and paragraphs, with `{fields}`. */
interface TemplateText {
  readonly subject: string
  readonly body: readonly string[]
}

/** The templates of one language. */
export type ReplyTexts = Readonly<
  Record<ReplyTemplateId, TemplateText> & {
    /** What `{signature}` stands for. */
    signature: string
    /** A venue's estimate; `{price}` stands for the amount. */
    estimate: string
  }
>

/** Every language has every template: a missing one is a compile error. */
export const REPLY_TEXTS: Readonly<Record<Language, ReplyTexts>> = {
  en,
  fr,
  es,
  it,
  de,
  ru,
  pt,
  cn,
  ja,
  ko,
}
