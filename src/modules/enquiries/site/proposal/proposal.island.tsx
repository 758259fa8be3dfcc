import { defineIsland } from '#/i18n/react/define-island.ts'
import { FORM_WORDS } from '../form-words.ts'
import { ProposalPlace } from './proposal-place.tsx'

/** The venue proposal (behaviour 4.3). */
export default defineIsland({
  name: 'proposal',
  words: [...FORM_WORDS, 'list'],
  when: 'seen',
  component: ProposalPlace,
})
