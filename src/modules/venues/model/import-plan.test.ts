import { expect, test } from 'vitest'
import { isPlanPart } from './import-plan.ts'

test.each([
  ['surfaceM2', true],
  ['ceilingHeightM', true],
  ['ownEquipment', true],
  ['focalPoints', true],
  // In the units of the columns, never in the file, and the words of a language.
  ['ceilingHeightCm', false],
  ['address', false],
  ['translations.ja', false],
])('%s as a fact of a venue in a catalogue file: %s', (part, isFact) => {
  expect(isPlanPart(part)).toBe(isFact)
})
