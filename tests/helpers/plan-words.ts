import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type ru from '#/i18n/messages/ru.json'
import { venuePlan } from '../../src/modules/venues/model/plan/plan.schema.ts'

/** The venues of the demo catalogue with their plans. */
export const demoPlans = z
  .array(z.object({ slug: z.string(), plan: venuePlan }))
  .parse(JSON.parse(readFileSync(new URL('../../db/demo/venues.json', import.meta.url), 'utf8')))

/** The words of a drawn plan, by the messages of a language. */
export const planWords = ({ plan }: typeof ru) => ({
  room: (kind: keyof typeof plan.room) => plan.room[kind],
  door: (kind: keyof typeof plan.door) => plan.door[kind],
  area: (squareMetres: number) => `${squareMetres} m²`,
  metres: (metres: number, decimals = 0) => `${metres.toFixed(decimals)} m`,
  north: plan.north,
})
