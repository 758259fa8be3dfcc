import { defineIsland } from '#/i18n/react/define-island.ts'
import { VenuePlan } from './venue-plan.tsx'

/** The floor plan of a venue with its layouts (ADR 0067). */
export default defineIsland({
  name: 'venue-plan',
  words: ['plan'],
  when: 'seen',
  component: VenuePlan,
})
