/** The words of the mails. */
import type { Language } from '#/i18n/languages.ts'
import type { Messages } from '#/i18n/messages.ts'
import cn from './copy/cn.json'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import it from './copy/it.json'
import ja from './copy/ja.json'
import ko from './copy/ko.json'
import pt from './copy/pt.json'
import ru from './copy/ru.json'
import staffFr from './copy/staff-fr.json'

/** Texts of the mails to visitors; `{names}` stand for values. */
export type MailCopy = Readonly<typeof en>

/** Every language has every text: a missing one is a compile error. */
export const MAIL_COPY: Readonly<Record<Language, MailCopy>> = { en, fr, es, it, de, ru, pt, cn, ja, ko }

/** Texts of the mails to the agency, which reads French. */
export const STAFF_COPY: Readonly<typeof staffFr> = staffFr

/** Field labels and option names of the quote form. They take no values, so compiled or not they are plain texts. */
export type QuoteLabels = Pick<
  Messages['quote'],
  | 'company'
  | 'jobTitle'
  | 'email'
  | 'phone'
  | 'startDate'
  | 'duration'
  | 'surface'
  | 'guests'
  | 'budget'
  | 'message'
  | 'guestRange'
  | 'budgetRange'
>

const messages = import.meta.glob<Pick<Messages, 'quote'>>('../i18n/messages/*.json', {
  eager: true,
  import: 'default',
})

/**
 * What the form calls its fields in a language.
 * @throws {Error} when the language has no messages
 */
export function quoteLabels(language: Language): QuoteLabels {
  const found = messages[`../i18n/messages/${language}.json`]
  if (!found) throw new Error(`No interface texts for ${language}`)
  return found.quote
}

/**
 * Puts values into a text, in one pass: what a value contains is never read as a name.
 * @throws {Error} when the text names a value that is not given
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The mail text "${text}" lacks the value "${name}"`)
    return value
  })
}
