/** Purpose of a mail, as the dashboard names it; `other` for one that this version does not know. */
export type MailSort =
  | 'acknowledgement'
  | 'notification'
  | 'account'
  | 'reply'
  | 'list'
  | 'owner'
  | 'quote'
  | 'other'

/** Every template with its purpose. `src/app/render-mail.tsx` writes exactly these, and `npm run mail:preview` shows them. */
export const MAIL_SORTS = {
  'quote-acknowledgement': 'acknowledgement',
  'quote-notification': 'notification',
  'visit-acknowledgement': 'acknowledgement',
  'visit-notification': 'notification',
  'contact-acknowledgement': 'acknowledgement',
  'contact-notification': 'notification',
  'proposal-acknowledgement': 'acknowledgement',
  'proposal-notification': 'notification',
  reply: 'reply',
  'quote-sent': 'reply',
  'shared-answers': 'list',
  'owner-ask': 'owner',
  'acceptance-code': 'quote',
  'acceptance-receipt': 'quote',
  'acceptance-ended': 'quote',
  'acceptance-notice': 'notification',
  'option-ended': 'quote',
  'option-notice': 'notification',
  'account-reset': 'account',
  'account-invitation': 'account',
  'account-alert': 'account',
} as const satisfies Readonly<Record<string, MailSort>>

/** Name of a template. */
export type MailTemplate = keyof typeof MAIL_SORTS
