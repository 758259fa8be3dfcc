import { defineIsland } from '#/i18n/react/define-island.ts'
import { FORM_WORDS } from './form-words.ts'
import { QuoteRequestPlace } from './quote-request-place.tsx'

/** The quote request of the home page and of its own (behaviour 4.1). */
export default defineIsland({
  name: 'quote-request',
  words: FORM_WORDS,
  when: 'seen',
  // A page that thanks has no form of its own, and the island holds one.
  component: QuoteRequestPlace,
})
