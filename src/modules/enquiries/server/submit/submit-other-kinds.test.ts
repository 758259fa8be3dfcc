import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { enquiryMailPayload } from '../../mail/enquiry-mail.ts'
import { CONTACT_DEFINITION, QUOTE_REQUEST_DEFINITION } from '../enquiry-forms.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const KEY = '2f0c1a86-4a0e-4b8e-9d0a-6a4b7e2f9c11'
const REQUEST = {
  fullName: 'Laurent Camille',
  email: 'camille@example.com',
  phone: '01 99 00 12 34',
  company: 'Maison Aubrac',
  eventType: 'press_event',
  desiredDate: '2027-03-03',
  guestCount: 'over_100',
  budget: '5000_10000',
  preferredLocation: '3',
  message: 'Forty looks.\r\nAnd a lunch.',
}
const MESSAGE = {
  fullName: 'Camille Laurent',
  email: 'camille@example.com',
  subject: 'A room with\r\nBcc: everybody@example.com',
  message: 'What was it called?',
}

describe.each(ENGINES)('the other forms on %s', (engine) => {
  const database = useDatabase(engine)
  const context = () =>
    ({ language: 'fr', sourcePage: '/fr/contact', now: NOW, database: database() }) as const
  const request = (changes: Partial<typeof REQUEST> & { submissionKey?: string } = {}) =>
    submitEnquiry(QUOTE_REQUEST_DEFINITION, new URLSearchParams({ ...REQUEST, ...changes }), context())
  const message = (changes: Partial<typeof MESSAGE> & { submissionKey?: string } = {}) =>
    submitEnquiry(CONTACT_DEFINITION, new URLSearchParams({ ...MESSAGE, ...changes }), context())
  const rows = () => database().db.selectFrom('enquiry').selectAll().orderBy('reference').execute()
  const mails = async () => {
    const outbox = await database().db.selectFrom('outbox').select('payload').execute()
    return outbox.map(({ payload }) => enquiryMailPayload.parse(payload))
  }

  test('a quote request is stored with what only it asks, and two mails that its templates understand', async () => {
    expect(await request()).toMatchObject({ kind: 'accepted', reference: 'Q-26-0001' })
    expect(await rows()).toMatchObject([
      {
        kind: 'quote',
        status: 'new',
        language: 'fr',
        full_name: 'Laurent Camille',
        first_name: null,
        company: 'Maison Aubrac',
        phone_e164: '+33199001234',
        start_date: '2027-03-03',
        guests: 'over_100',
        budget: '5000_10000',
        message: 'Forty looks.\nAnd a lunch.',
        details: { eventType: 'press_event', preferredLocation: '3' },
      },
    ])
    const payloads = await mails()
    expect(payloads.map(({ template }) => template).toSorted()).toEqual([
      'quote-acknowledgement',
      'quote-notification',
    ])
    expect(payloads[0]?.data).toMatchObject({
      kind: 'quote',
      eventType: 'press_event',
      preferredLocation: '3',
      phone: '+33199001234',
    })
  })

  test('a message keeps its subject on one line', async () => {
    expect(await message()).toMatchObject({ kind: 'accepted' })
    expect(await rows()).toMatchObject([
      { kind: 'contact', details: { subject: 'A room with Bcc: everybody@example.com' } },
    ])
    const payloads = await mails()
    expect(payloads.map(({ template }) => template).toSorted()).toEqual([
      'contact-acknowledgement',
      'contact-notification',
    ])
  })

  test('each kind knows its own repetitions, and they share one row of numbers', async () => {
    const outcomes = [
      await request({ submissionKey: KEY }),
      await message({ submissionKey: KEY }),
      await request({ submissionKey: KEY }),
      await message({ submissionKey: KEY }),
      await message({ submissionKey: KEY, message: 'Another question.' }),
    ]
    expect(outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.reference)).toEqual([
      'Q-26-0001',
      'Q-26-0002',
      'Q-26-0001',
      'Q-26-0002',
      'Q-26-0003',
    ])
    expect(await rows()).toHaveLength(3)
  })

  test('validation errors come back in the order of the form with everything typed', async () => {
    const outcome = await request({ fullName: '', phone: 'call me', message: '' })
    expect(outcome).toMatchObject({
      kind: 'refused',
      values: { company: 'Maison Aubrac', phone: 'call me' },
      errors: [
        { field: 'fullName', code: 'required' },
        { field: 'phone', code: 'phone' },
        { field: 'message', code: 'required' },
      ],
    })
    expect(await rows()).toEqual([])
  })
})
