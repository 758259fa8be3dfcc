import { defineIsland } from '#/i18n/react/define-island.ts'
import { ContactPlace } from './contact-place.tsx'
import { FORM_WORDS } from './form-words.ts'

/** The message to the team (behaviour 4.3). */
export default defineIsland({
  name: 'contact-message',
  words: FORM_WORDS,
  when: 'seen',
  // A page that thanks has no form of its own, and the island holds one.
  component: ContactPlace,
})
