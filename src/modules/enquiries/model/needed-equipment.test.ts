import { expect, test } from 'vitest'
import { neededEquipment } from './needed-equipment.ts'

test.each([
  'We need daylight for the fittings.',
  'Natural light is essential',
  'Il nous faut de la lumière du jour',
  'Beaucoup de lumière naturelle',
  'Necesitamos luz natural',
  'Serve luce naturale',
  'Wir brauchen Tageslicht.',
  'Нужен естественный свет',
  'Precisamos de luz natural',
  '需要自然采光',
  '自然光の入る会場を希望します',
  '자연광이 필요합니다',
])('daylight is asked for: %s', (message) => {
  expect(neededEquipment(message)).toEqual(['natural-light'])
})

test.each([
  null,
  'A showroom for twenty buyers',
  'No daylight needed',
  'a room without any natural light',
  'Ohne Tageslicht',
  'sans lumière naturelle',
  'sin luz natural',
  'senza luce naturale',
  'без дневного света',
  '不需要自然光',
  '自然光は不要です',
])('it is not: %s', (message) => {
  expect(neededEquipment(message)).toEqual([])
})
