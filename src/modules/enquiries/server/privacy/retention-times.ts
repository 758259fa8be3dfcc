/**
 * Retention periods of personal data. The privacy policy states the same in ten languages (`retention`); keep both in
 * sync. How long accepted quotes stay is a setting (`keptYears` of the settings of quotes); questions to owners go three
 * years after their days, as prospects do.
 */

/** Years after the last contact: enquiries that led to no contract (behaviour 6.3). */
export const PROSPECT_YEARS = 3

/** Years after the last change or the event, whichever is later: clients and owners (French civil code, article 2224). */
export const CLIENT_YEARS = 5

/** Months after which spam is deleted, and the truncated address is taken out of every enquiry. */
export const SPAM_MONTHS = 3

/** Days after a mail has left before its text is taken out of the outbox and its file is removed. */
export const SENT_MAIL_DAYS = 30

/** The same for a mail that was given up: staff need it longer. */
export const FAILED_MAIL_DAYS = 90
