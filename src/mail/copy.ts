/** The words of the mails. */
import { byLanguage } from '#/i18n/by-language.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { Messages } from '#/i18n/messages.ts'
import type en from './copy/en.json'
import staffFr from './copy/staff-fr.json'

/** A text for each plural category that a language has; every language has `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

type Forms = 'venues' | 'photographs' | 'otherVenues' | 'peopleAnswered'

/** Texts of the mails to visitors; `{names}` stand for values. */
export type MailCopy = Readonly<Omit<typeof en, Forms> & Record<Forms, PluralForms>>

/** The texts of mails by language. */
export const MAIL_COPY = byLanguage(
  import.meta.glob<MailCopy>('./copy/??.json', { eager: true, import: 'default' }),
)

/** Texts of the mails to the agency, which reads French. */
export const STAFF_COPY: Readonly<typeof staffFr> = staffFr

/** Labels of the site. They take no values, so compiled or not they are plain texts. */
export type SiteTexts = Pick<
  Messages,
  | 'proposal'
  | 'visitForm'
  | 'layout'
  | 'enquiryForm'
  | 'quoteRequest'
  | 'contactForm'
  | 'neighborhood'
  | 'type'
>

const SITE_WORDS = byLanguage(
  import.meta.glob<SiteTexts>('../i18n/messages/*.json', { eager: true, import: 'default' }),
)

/** Names of the site's fields, places and kinds of venues in a language. */
export function siteTexts(language: Language): SiteTexts {
  return SITE_WORDS[language]
}

/**
 * Put values into a text, in one pass: what a value contains is never read as a name.
 * @throws {Error} when the text names a value that is not given
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The mail text "${text}" lacks the value "${name}"`)
    return value
  })
}

/** The form of a text for a number, with the number in it as `{n}`, and with other values. */
export function countOf(
  forms: PluralForms,
  n: number,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const { intl } = LANGUAGES[language]
  const form = forms[new Intl.PluralRules(intl).select(n)] ?? forms.other
  return fillIn(form, { ...values, n: n.toLocaleString(intl) })
}
