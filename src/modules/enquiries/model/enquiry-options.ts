/** Option lists of the quote enquiry (behaviour 8); codes are stored as they are. */

/** Estimated budgets in euros, half-open ranges. */
export const BUDGETS = ['under_2000', '2000_5000', '5000_10000', 'over_10000'] as const

/** Guest ranges of variant A. */
export const GUEST_COUNTS = ['under_20', '20_50', '50_100', 'over_100'] as const

/** Event types of variant A. */
export const EVENT_TYPES = [
  'fashion_show',
  'collection_presentation',
  'private_showroom',
  'press_event',
  'photo_shoot',
  'other',
] as const

/** Channels of enquiries entered by the staff; those from a form of the site have `website`. */
export const MANUAL_ENTRY_CHANNELS = ['phone', 'email', 'fair', 'other'] as const

/** Preferred locations of variant A: arrondissements, and "other". */
export const LOCATIONS = ['1', '2', '3', '4', '6', '7', '8', '9', '11', 'other'] as const
