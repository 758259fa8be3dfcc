/** Every form in every language: sent valid, sent with errors, and sent by a robot. */

import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import type { Question } from './recorder.ts'

type Fields = Readonly<Record<string, string>>

const PHONE = { phone: '+33 1 99 00 12 34' }
const QUOTE = {
  ...PHONE,
  fullName: 'Ingrid Lindqvist',
  company: 'Maison Aurèle',
  eventType: 'private_showroom',
  desiredDate: '2027-01-18',
  guestCount: '50_100',
  budget: '5000_10000',
  preferredLocation: '3',
  message: 'Forty looks; two rails, "daylight"\nand a <b>runway</b>.',
}

/** Everything that a form asks, by its page. */
const FORMS = {
  home: QUOTE,
  contact: QUOTE,
  'contact-us': { fullName: 'Noa Bellini', subject: '=Visit in January', message: 'Could we see two rooms?' },
  'contact-venue': {
    ...PHONE,
    venue: 'galerie-perle',
    company: 'Whitcombe & Daughters',
    jobTitle: 'Head of sales',
    firstName: 'Alex',
    lastName: 'Whitcombe',
    startDate: '2027-02-22',
    duration: '4 days',
    surface: '120',
    guestCount: '51-100',
    budget: '2000_5000',
    message: 'Buyers by appointment.',
  },
  'submit-venue': {
    ...PHONE,
    fullName: 'Camille Laurent',
    venueName: 'La Cour vitrée',
    address: '3 rue de Turenne, 75004 Paris',
    neighborhood: 'le-marais',
    type: 'gallery',
    surface: '200',
    capacity: '180',
    capacityCocktailDinner: '120',
    capacitySeatedDinner: '80',
    capacityRunway: '90',
    priceFromDay: '1800',
    description: 'A ground-floor shop with a glass roof and a courtyard.',
  },
} as const satisfies Record<string, Fields>

type FormPage = keyof typeof FORMS

const PAGES = Object.keys(FORMS) as FormPage[]

/** How a form is sent that is not right. */
const INVALID_FORMS: readonly Fields[] = [
  { note: 'empty' },
  {
    note: 'wrong',
    fullName: 'x',
    email: 'nobody',
    phone: '12',
    message: 'Hello',
    surface: 'big',
    startDate: '1',
  },
]

/** In the order in which they are sent: references are counted. */
export function rightForms(): Question[] {
  return LANGUAGE_CODES.flatMap((language) =>
    PAGES.map((page, at) => {
      const key = `${language}-${page}`
      const number = String(LANGUAGE_CODES.indexOf(language) * PAGES.length + at).padStart(12, '0')
      const sent = { email: `${key}@example.com`, submissionKey: `10000000-0000-4000-8000-${number}` }
      return post(page, language, 'right', { ...FORMS[page], ...sent })
    }),
  )
}

/** Nothing of these is stored. */
export function wrongForms(): Question[] {
  return LANGUAGE_CODES.flatMap((language) =>
    PAGES.flatMap((page) =>
      INVALID_FORMS.map(({ note = '', ...fields }) => post(page, language, note, fields)),
    ),
  )
}

function post(page: FormPage, language: Language, note: string, fields: Fields): Question {
  return {
    target: localize(page, {}, language),
    note: `${page} ${note}`,
    init: { method: 'POST', body: new URLSearchParams(fields) },
  }
}
