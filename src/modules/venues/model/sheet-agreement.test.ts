import { expect, test } from 'vitest'
import { contradictions, inAgreement } from './sheet-agreement.ts'

test.each([
  [{ lift: 'none', equipment: ['lift'] }, ['lift']],
  [{ lift: 'none', liftLoadKg: 630, liftWidthCm: null, equipment: [] }, ['liftLoadKg']],
  [{ railMetres: 0, equipment: ['racks'] }, ['railMetres']],
  [{ accessSteps: 2, equipment: ['step-free-access'] }, ['accessSteps']],
  [{ lift: 'goods', accessSteps: 0, railMetres: 12, equipment: ['lift', 'racks', 'step-free-access'] }, []],
  [{ lift: null, accessSteps: null, railMetres: null, equipment: ['lift', 'racks'] }, []],
] as const)('what %j says against itself', (facts, fields) => {
  expect(contradictions(facts)).toEqual(fields)
})

test('the sheet adds what follows from it to the equipment, in the order of the list', () => {
  const sheet = { lift: 'goods', accessSteps: 0, railMetres: 12 } as const
  expect(inAgreement({ ...sheet, equipment: ['toilets', 'wifi'] })).toEqual({
    ...sheet,
    equipment: ['wifi', 'racks', 'freight-lift', 'step-free-access', 'toilets'],
  })
  expect(inAgreement({ accessSteps: null, equipment: ['step-free-access'] })).toMatchObject({
    accessSteps: 0,
  })
  expect(inAgreement({ accessSteps: 3, lift: 'none', railMetres: 0, equipment: ['wifi'] }).equipment).toEqual(
    ['wifi'],
  )
})
