/**
 * Every kind of enquiry with its fields, in the order of its page. Form, schema, stored row, facts of mails and of the
 * sheet, exported and imported file, correction and manual entry derive from these tables. They hold data only: the
 * public forms read them in the browser.
 */
import {
  type ContentOf,
  choice,
  day,
  email,
  type Field,
  half,
  integer,
  longText,
  required,
  text,
  time,
} from '#/forms/field.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import { VENUE_TYPES } from '#/modules/venues/model/venue-options.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from './enquiry-options.ts'
import type { GroupPath, TextPath } from './field-texts.ts'
import { VISIT_TIMES } from './visit.ts'

// Every kind shows person and long text in the same way (`contactRows`, `passageOf`).
const person = { isOfPerson: true, notIn: ['mail', 'sheet', 'csv'] } as const
const passage = { column: 'message', notIn: ['mail', 'sheet', 'csv'] } as const
const squareMetres = {
  unit: 'squareMetres',
  min: 1,
  max: 10_000,
  column: 'surface_m2',
  hint: 'list.hint.surface',
} as const
const guests = { unit: 'guests', min: 1, max: 5000 } as const

const address = required(email({ column: 'email', label: 'enquiryForm.email', ...person }))
const phone = text({
  max: 60,
  column: 'phone_typed',
  label: 'enquiryForm.phone',
  hint: 'enquiryForm.phoneHint',
  autoComplete: 'tel',
  ...person,
})
const budget = half(
  choice(BUDGETS, 'enquiryForm.budgetRange', { column: 'budget', label: 'enquiryForm.budget' }),
)
const fullName = { column: 'full_name', autoComplete: 'name', ...person } as const
const company = { max: 100, column: 'company', autoComplete: 'organization', ...person } as const

/** A field of which a text is missing in the messages is an error of the type check. */
type LabelledFields = Readonly<Record<string, Field & FieldTexts>>

interface FieldTexts {
  readonly label: TextPath
  readonly hint?: TextPath
  readonly placeholder?: TextPath
  readonly optionNames?: GroupPath
  readonly noneName?: TextPath
}

/** Variant A of the quote request, without a venue (behaviour 4.1). */
const quote = {
  fullName: half(required(text({ max: 120, label: 'quoteRequest.fullName', ...fullName }))),
  email: half(address),
  phone: half(phone),
  company: half(text({ label: 'quoteRequest.company', ...company })),
  eventType: half(
    required(
      choice(EVENT_TYPES, 'quoteRequest.eventTypes', {
        label: 'quoteRequest.eventType',
        fact: 'event',
        csv: 'event',
      }),
    ),
  ),
  desiredDate: half(
    day({
      column: 'start_date',
      label: 'quoteRequest.desiredDate',
      hint: 'quoteRequest.dateHint',
      fact: 'start',
      csv: 'date',
    }),
  ),
  guestCount: half(
    choice(GUEST_COUNTS, 'quoteRequest.guestRange', {
      column: 'guests',
      label: 'enquiryForm.guests',
      fact: 'guests',
      csv: 'guests',
    }),
  ),
  budget,
  preferredLocation: half(
    choice(LOCATIONS, 'quoteRequest.location', {
      label: 'quoteRequest.preferredLocation',
      fact: 'place',
      csv: 'place',
    }),
  ),
  message: required(
    longText({
      max: 2000,
      rows: 5,
      label: 'quoteRequest.message',
      hint: 'quoteRequest.messageHint',
      ...passage,
    }),
  ),
} satisfies LabelledFields

/** Variant B, for one or several venues (behaviour 4.2). */
const quoteVenue = {
  company: required(text({ label: 'enquiryForm.company', ...company })),
  jobTitle: text({
    max: 100,
    column: 'job_title',
    label: 'enquiryForm.jobTitle',
    autoComplete: 'organization-title',
    ...person,
  }),
  lastName: half(
    required(
      text({
        max: 100,
        column: 'last_name',
        label: 'enquiryForm.lastName',
        autoComplete: 'family-name',
        ...person,
      }),
    ),
  ),
  firstName: half(
    required(
      text({
        max: 100,
        column: 'first_name',
        label: 'enquiryForm.firstName',
        autoComplete: 'given-name',
        ...person,
      }),
    ),
  ),
  email: address,
  phone,
  startDate: half(day({ column: 'start_date', label: 'enquiryForm.startDate', fact: 'start', csv: 'date' })),
  duration: half(
    text({
      max: 60,
      column: 'duration',
      label: 'enquiryForm.duration',
      placeholder: 'enquiryForm.durationPlaceholder',
      hint: 'enquiryForm.durationHint',
    }),
  ),
  surface: half(integer({ ...squareMetres, label: 'enquiryForm.surface' })),
  guestCount: half(
    choice(GUEST_RANGES, 'enquiryForm.guestRange', {
      column: 'guests',
      label: 'enquiryForm.guests',
      fact: 'guests',
      csv: 'guests',
    }),
  ),
  budget,
  message: longText({ max: 2000, rows: 6, label: 'enquiryForm.message', ...passage }),
} satisfies LabelledFields

// Mails say each moment as one.
const notInMail = { notIn: ['mail'] } as const

/** A visit of one or several venues, with two moments to choose from (behaviour 4.10). */
const visit = {
  visitDay: half(required(day({ label: 'enquiryForm.visitDay', ...notInMail }))),
  visitTime: half(required(time(VISIT_TIMES, { label: 'enquiryForm.visitTime', ...notInMail }))),
  otherDay: half(day({ label: 'enquiryForm.otherDay', ...notInMail })),
  otherTime: half(time(VISIT_TIMES, { label: 'enquiryForm.otherTime', ...notInMail })),
  visitors: half(integer({ unit: 'guests', min: 1, max: 30, label: 'enquiryForm.visitors' })),
  fullName: required(text({ max: 120, label: 'quoteRequest.fullName', ...fullName })),
  email: half(address),
  phone: half({ ...phone, hint: 'visitForm.phoneHint' }),
  startDate: quoteVenue.startDate,
  duration: quoteVenue.duration,
  guestCount: quoteVenue.guestCount,
  message: longText({ max: 2000, rows: 4, label: 'enquiryForm.visitMessage', ...passage }),
} satisfies LabelledFields

/** A message to the team (behaviour 4.3). */
const contact = {
  fullName: half(required(text({ max: 120, label: 'quoteRequest.fullName', ...fullName }))),
  email: half(address),
  subject: required(
    text({ max: 120, label: 'contactForm.subject', hint: 'contactForm.subjectHint', csv: 'event' }),
  ),
  message: required(longText({ max: 2000, rows: 7, label: 'quoteRequest.message', ...passage })),
} satisfies LabelledFields

/**
 * A venue proposal (behaviour 4.3). Without the required fields it cannot be judged or answered: who sends it, how to
 * answer, and which room, where, of what kind and size. Everything else can be asked at the visit.
 */
const proposal = {
  fullName: required(text({ max: 100, label: 'proposal.fullName', ...fullName })),
  email: address,
  phone: { ...phone, hint: 'proposal.phoneHint' },
  venueName: required(
    text({ max: 100, label: 'proposal.venueName', hint: 'proposal.venueNameHint', csv: 'venues' }),
  ),
  address: required(
    text({
      max: 200,
      label: 'proposal.address',
      hint: 'proposal.addressHint',
      autoComplete: 'address-line1',
      csv: 'place',
    }),
  ),
  neighborhood: half(
    choice(NEIGHBORHOOD_IDS, 'neighborhood', {
      label: 'proposal.neighborhood',
      noneName: 'proposal.anyNeighborhood',
      notIn: ['csv'],
    }),
  ),
  type: half(
    required(choice(VENUE_TYPES, 'type', { label: 'proposal.type', fact: 'venueType', notIn: ['csv'] })),
  ),
  surface: required(integer({ ...squareMetres, label: 'proposal.surface' })),
  capacity: integer({ ...guests, label: 'layout.standing', detail: 'capacities.standing', fact: 'standing' }),
  capacityCocktailDinner: integer({
    ...guests,
    label: 'layout.cocktailDinner',
    detail: 'capacities.cocktailDinner',
    fact: 'cocktailDinner',
  }),
  capacitySeatedDinner: integer({
    ...guests,
    label: 'layout.seatedDinner',
    detail: 'capacities.seatedDinner',
    fact: 'seatedDinner',
  }),
  capacityRunway: integer({
    ...guests,
    label: 'layout.runway',
    detail: 'capacities.runway',
    fact: 'runway',
  }),
  priceFromDay: integer({
    unit: 'euros',
    min: 1,
    max: 100_000,
    label: 'proposal.priceFromDay',
    hint: 'proposal.priceHint',
    detail: 'priceFromDayCents',
    fact: 'price',
  }),
  description: longText({
    max: 3000,
    rows: 7,
    label: 'proposal.description',
    hint: 'proposal.descriptionHint',
    ...passage,
  }),
} satisfies LabelledFields

/** The tables. */
export const ENQUIRY_FIELDS = { quote, 'quote-venue': quoteVenue, visit, contact, proposal } as const

/** Which form an enquiry came from. */
export type EnquiryKind = keyof typeof ENQUIRY_FIELDS

/** Every kind. */
export const ENQUIRY_KINDS = Object.keys(ENQUIRY_FIELDS) as EnquiryKind[]

/** The fields of a kind. */
export type FieldsOf<Kind extends EnquiryKind> = (typeof ENQUIRY_FIELDS)[Kind]

/** A field of a kind that is typed or chosen. */
export type FieldOf<Kind extends EnquiryKind> = keyof FieldsOf<Kind> & string

/** The checked fields of a kind. */
export type EnquiryContent<Kind extends EnquiryKind> = ContentOf<FieldsOf<Kind>>
