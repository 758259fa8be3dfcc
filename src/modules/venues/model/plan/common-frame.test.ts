import { expect, test } from 'vitest'
import { commonFrame } from './common-frame.ts'
import type { VenuePlan } from './plan.ts'

const room = (width: number, height: number) =>
  ({
    outline: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  }) as unknown as VenuePlan

test('is as wide as the widest room and as high as the highest, with a metre around it', () => {
  expect(commonFrame([room(20, 5), room(8, 12)])).toEqual([22, 14])
})
