import { defineIsland } from '#/i18n/react/define-island.ts'
import { LiveVitals } from './live-vitals.tsx'

/** The vitals of this visit as they are measured (behaviour 5.6). */
export default defineIsland({
  name: 'live-vitals',
  words: ['vitals'],
  when: 'seen',
  component: LiveVitals,
})
