import { expect, test } from 'vitest'
import { budgetAsked, guestsAsked } from './asked-ranges.ts'
import { enquiryFlags, type FlagFacts, shareDays } from './enquiry-flags.ts'

const VENUE = { slug: 'marbeuf', name: 'Marbeuf', capacity: 200, priceFromDayCents: 400_000, minimumDays: 3 }

const QUIET: FlagFacts = {
  today: '2026-11-25',
  startDate: '2027-04-20',
  duration: '3 days',
  guests: guestsAsked('51-100'),
  budget: budgetAsked('over_10000'),
  venues: [VENUE],
  bookings: [],
  language: 'en',
  phoneCountry: 'GB',
  email: 'm.bell@northquay.co.uk',
  company: 'Northquay Press',
  sameDays: [],
}

test('what fits together has no flag', () => {
  expect(enquiryFlags(QUIET)).toEqual([])
})

const marbeuf = (figures: object) => [{ name: 'Marbeuf', ...figures }]

test.each<[string, Partial<FlagFacts>, object[]]>([
  [
    'the budget is below the estimate with tax',
    { budget: budgetAsked('5000_10000') },
    [{ id: 'budget', most: 1_000_000, venues: marbeuf({ days: 3, cents: 1_440_000 }) }],
  ],
  [
    'the tax alone is above the budget',
    { budget: budgetAsked('5000_10000'), venues: [{ ...VENUE, priceFromDayCents: 300_000 }] },
    [{ id: 'budget', most: 1_000_000, venues: marbeuf({ days: 3, cents: 1_080_000 }) }],
  ],
  ['the budget is met to the cent', { budget: { least: 0, most: 1_440_000 } }, []],
  [
    'no days are known, so nothing is dear',
    { budget: budgetAsked('under_2000'), duration: null, venues: [{ ...VENUE, minimumDays: 1 }] },
    [],
  ],
  [
    'guests above the capacity',
    { guests: guestsAsked('101-200'), venues: [{ ...VENUE, capacity: 199 }] },
    [{ id: 'tooMany', guests: { least: 101, most: 200 }, venues: marbeuf({ capacity: 199 }) }],
  ],
  [
    'few guests of a pop-up, who come and go',
    { guests: guestsAsked('11-25'), venues: [{ ...VENUE, isPopUp: true }] },
    [],
  ],
  ['guests just fill it', { guests: guestsAsked('101-200') }, []],
  [
    'under a fifth of the capacity',
    { guests: guestsAsked('11-25') },
    [{ id: 'tooFew', guests: { least: 11, most: 25 }, venues: marbeuf({ capacity: 200 }) }],
  ],
  ['a fifth of it', { guests: { least: 1, most: 40 } }, []],
  [
    'an open range in a large house',
    { guests: guestsAsked('200+'), venues: [{ ...VENUE, capacity: 1200 }] },
    [],
  ],
  [
    'under the minimum hire',
    { duration: '2 days' },
    [{ id: 'minimum', asked: 2, venues: marbeuf({ days: 3 }) }],
  ],
  [
    'another request has won it, a second one asks for it',
    {
      bookings: [
        { venue: 'marbeuf', reference: 'Q-26-0003', kind: 'won', from: '2027-04-22', to: '2027-04-26' },
        { venue: 'marbeuf', reference: 'Q-26-0030', kind: 'asked', from: '2027-04-19', to: '2027-04-20' },
        { venue: 'marbeuf', reference: 'Q-26-0031', kind: 'asked', from: '2027-04-23', to: '2027-04-23' },
        { venue: 'valois', reference: 'Q-26-0032', kind: 'won', from: '2027-04-20', to: '2027-04-23' },
      ],
    },
    [
      { id: 'taken', venues: marbeuf({ references: ['Q-26-0003'] }) },
      { id: 'alsoAsked', venues: marbeuf({ references: ['Q-26-0030'] }) },
    ],
  ],
  ['yesterday', { startDate: '2026-11-24' }, [{ id: 'past', day: '2026-11-24' }]],
  ['today', { startDate: '2026-11-25' }, []],
  ['in 24 months', { startDate: '2028-11-25' }, []],
  ['a day later', { startDate: '2028-11-26' }, [{ id: 'far', day: '2028-11-26' }]],
  [
    'the last day touches a fashion week',
    { startDate: '2027-02-27' },
    [{ id: 'fashionWeek', week: { id: 'womenswear', from: '2027-03-01' } }],
  ],
  ['it ends the day before', { startDate: '2027-02-26' }, []],
  ['an evening', { duration: '1 soir', venues: [] }, [{ id: 'partOfDay', typed: '1 soir', days: 1 }]],
  ['some hours', { duration: '4 heures', venues: [] }, [{ id: 'partOfDay', typed: '4 heures', days: 1 }]],
  ['a day and its evening', { duration: '1 jour, 1 soir', venues: [] }, []],
  ['three evenings', { duration: '3 soirs' }, [{ id: 'partOfDay', typed: '3 soirs', days: 3 }]],
  [
    'a Japanese number, a German form',
    { language: 'de', phoneCountry: 'JP' },
    [{ id: 'phone', country: 'JP' }],
  ],
  ['a French number, a German form', { language: 'de', phoneCountry: 'FR' }, []],
  ['a Swiss number, a German form', { language: 'de', phoneCountry: 'CH' }, []],
  ['no number', { language: 'de', phoneCountry: null }, []],
  [
    'an address of another name',
    { email: 'bell@gmail.com' },
    [{ id: 'address', domain: 'gmail.com', company: 'Northquay Press' }],
  ],
  [
    'a second enquiry for the days',
    { sameDays: [{ reference: 'Q-26-0002', fullName: 'Marcus Bell' }] },
    [{ id: 'sameDays', reference: 'Q-26-0002', fullName: 'Marcus Bell' }],
  ],
])('%s', (_, facts, flags) => {
  const found = enquiryFlags({ ...QUIET, ...facts })
  expect(found).toHaveLength(flags.length)
  expect(found).toMatchObject(flags)
})

test.each([
  ['2027-03-01', '3 days', '2027-03-03', null, true],
  ['2027-03-01', '3 days', '2027-03-04', '1 day', false],
  ['2027-03-01', null, '2027-03-01', null, true],
  ['2027-03-04', '1 day', '2027-03-01', '4 days', true],
  [null, '3 days', '2027-03-01', null, false],
] as const)('%s for %s and %s for %s: %s', (startDate, duration, otherDate, otherDuration, shared) => {
  expect(shareDays({ startDate, duration }, { startDate: otherDate, duration: otherDuration })).toBe(shared)
})
