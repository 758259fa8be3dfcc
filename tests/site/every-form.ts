import { localize } from '#/i18n/addresses/localize.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'

type Fields = Readonly<Record<string, string>>

const PERSON = { fullName: 'Ingrid Lindqvist', email: 'ingrid@example.com' }
const MESSAGE = { message: 'Forty looks & a <b>runway</b>' }
const QUOTE = { ...PERSON, ...MESSAGE, company: 'Maison Aurèle', eventType: 'press_event' }

/** The fields of a right form, by its page; the company or the subject is always the same. */
export const RIGHT_FORMS = {
  home: QUOTE,
  contact: QUOTE,
  'contact-us': { ...PERSON, ...MESSAGE, subject: 'Maison Aurèle' },
  'contact-venue': {
    ...{ company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', email: 'ingrid@example.com' },
    ...MESSAGE,
  },
  'submit-venue': {
    ...{
      ...PERSON,
      venueName: 'Maison Aurèle',
      address: '3 rue de Turenne',
      type: 'gallery',
      surface: '200',
    },
    description: MESSAGE.message,
  },
} as const satisfies Partial<Record<PageId, Fields>>

/** A page with a form. */
export type FormPage = keyof typeof RIGHT_FORMS

/** Every page with a form. */
export const FORM_PAGES = Object.keys(RIGHT_FORMS) as FormPage[]

/** Submitted values that the page of a rejected form must contain. */
export const TYPED = ['value="Maison Aurèle"', 'Forty looks &amp; a &lt;b&gt;runway&lt;/b&gt;']

/** Address and fields of each form in a language. */
export function formsIn(language: Language): (readonly [address: string, fields: Fields])[] {
  return FORM_PAGES.map((page) => [localize(page, {}, language), RIGHT_FORMS[page]])
}
