import type { Messages } from '#/i18n/messages.ts'

/** Groups of messages of every form for an enquiry and of the note that it has arrived; labels are those of all kinds. */
export const FORM_WORDS = [
  'common',
  'contactForm',
  'form',
  'guard',
  'layout',
  'neighborhood',
  'proposal',
  'enquiryForm',
  'quoteRequest',
  'sending',
  'sent',
  'success',
  'type',
] as const satisfies readonly (keyof Messages)[]
