import { describe, expect, test } from 'vitest'
import { takeFromRecipient } from '#/platform/rate-limits/recipient-limit.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../../tests/helpers/quote-forms.ts'
import { QUOTE_VENUE_DEFINITION } from '../enquiry-forms.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const SECRET = 'a secret of at least 32 characters'

describe.each(BOTH_ENGINES)('acknowledgements to one address on %s', (engine) => {
  const database = useDatabase(engine)
  const submit = (n: number) =>
    submitEnquiry(
      QUOTE_VENUE_DEFINITION,
      quoteForm({ startDate: '2099-03-03', company: `Maison ${n}`, email: `victim+${n}@example.com` }),
      {
        language: 'en',
        sourcePage: '/contact-venue',
        // Every one from another network.
        visitorAddress: `203.0.${n}.9`,
        database: database(),
        protection: {
          secret: () => SECRET,
          countForm: async () => ({ kind: 'free', before: { subscriber: 0, surrounding: 0 } }),
          mayAcknowledge: (email) =>
            takeFromRecipient('acknowledgement', email, { database: database(), secret: SECRET }),
        },
      },
    )
  const templates = async () => {
    const mails = await database().db.selectFrom('outbox').select('payload').execute()
    return mails.map(({ payload }) => (payload as { template: string }).template)
  }

  test('are a few in a day; every enquiry is stored and sent to the agency all the same', async () => {
    const outcomes = []
    for (let n = 0; n < 30; n += 1) outcomes.push(await submit(n))
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(30)
    const sent = await templates()
    expect(sent.filter((name) => name === 'quote-notification')).toHaveLength(30)
    expect(sent.filter((name) => name === 'quote-acknowledgement')).toHaveLength(5)
    // The page promises a mail only where one leaves, the second time, too.
    expect(outcomes.map((outcome) => 'isUnacknowledged' in outcome && outcome.isUnacknowledged)).toEqual([
      ...Array(5).fill(false),
      ...Array(25).fill(true),
    ])
    expect(await submit(29)).toEqual(outcomes[29])
    expect(await submit(0)).toEqual(outcomes[0])
    // The team can see it.
    const history = await database()
      .db.selectFrom('enquiry_history')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_id')
      .select(['reference', 'enquiry_history.details'])
      .orderBy('reference')
      .execute()
    expect(history.map(({ details }) => details.isUnacknowledged === true)).toEqual([
      ...Array(5).fill(false),
      ...Array(25).fill(true),
    ])
  })
})
