import { defineIsland } from '#/i18n/react/define-island.ts'
import { SentVenues } from './sent-venues.tsx'

/** The copy of an enquiry that this tab has sent. */
export default defineIsland({
  name: 'sent-venues',
  words: [
    'contactForm',
    'layout',
    'neighborhood',
    'proposal',
    'enquiryForm',
    'quoteRequest',
    'sent',
    'success',
    'type',
  ],
  when: 'seen',
  component: SentVenues,
})
