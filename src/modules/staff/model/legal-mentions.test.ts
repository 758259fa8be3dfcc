import { expect, test } from 'vitest'
import { EVERY_MENTION } from './legal-mentions.fixture.ts'
import { legalMentionsSchema, MENTIONS, missingMentions, NO_MENTIONS } from './legal-mentions.schema.ts'

const errorsOf = (changed: object, from: object = NO_MENTIONS) =>
  legalMentionsSchema
    .safeParse({ ...from, ...changed })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []

test('a mention is given whole or not at all', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({}, EVERY_MENTION)).toEqual([])
  expect(errorsOf({ cardNumber: 'CPI 7501', mediatorSite: 'mediation.example' })).toEqual([
    'cardIssuer: incomplete',
    'cardUntil: incomplete',
    'mediator: incomplete',
    'mediatorAddress: incomplete',
  ])
})

test('an agency without funds of others has no guarantor', () => {
  const none = { guarantor: '', guarantorAddress: '', guaranteeAmount: '' }
  expect(errorsOf({ noFunds: true, ...none }, EVERY_MENTION)).toEqual([])
  expect(errorsOf({ noFunds: true }, EVERY_MENTION)).toEqual(['noFunds: noFunds'])
})

test('days, amounts and addresses are read, and refused where they are none', () => {
  const read = (changed: object) => legalMentionsSchema.parse({ ...EVERY_MENTION, ...changed })
  expect(read({ guaranteeAmount: '110\u202f000 €' }).guaranteeAmount).toBe('110000')
  expect(read({ mediatorSite: ' www.mediation.example/saisir ' }).mediatorSite).toBe(
    'https://www.mediation.example/saisir',
  )
  expect(errorsOf({ cardUntil: '31/12/2029' }, EVERY_MENTION)).toEqual(['cardUntil: date'])
  expect(errorsOf({ cardUntil: '2029-02-30' }, EVERY_MENTION)).toEqual(['cardUntil: date'])
  for (const guaranteeAmount of ['beaucoup', '0', '110 000,50', '-5'])
    expect(errorsOf({ guaranteeAmount }, EVERY_MENTION), guaranteeAmount).toEqual(['guaranteeAmount: amount'])
  for (const mediatorSite of ['par écrit', 'javascript:alert(1)', 'ftp://x', 'https://localhost'])
    expect(errorsOf({ mediatorSite }, EVERY_MENTION), mediatorSite).toEqual(['mediatorSite: site'])
  expect(errorsOf({ insurer: 'x'.repeat(201) }, EVERY_MENTION)).toEqual(['insurer: tooLong'])
})

test('what is missing: what is not set, and a card that has expired', () => {
  expect(missingMentions(NO_MENTIONS, '2026-11-25')).toEqual(MENTIONS)
  expect(missingMentions(EVERY_MENTION, '2029-03-01')).toEqual([])
  expect(missingMentions(EVERY_MENTION, '2029-03-02')).toEqual(['card'])
  expect(missingMentions({ ...NO_MENTIONS, noFunds: true }, '2026-11-25')).toEqual([
    'card',
    'insurer',
    'mediator',
  ])
})
