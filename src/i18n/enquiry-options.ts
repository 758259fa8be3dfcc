/** Option lists of the quote request (specification, section 3, "Option lists"); codes are stored as they are. */

/** Estimated budgets in euros, half-open ranges. */
export const BUDGETS = ['under_2000', '2000_5000', '5000_10000', 'over_10000'] as const

/** Numbers of guests of variant B. */
export const GUEST_RANGES = ['1-10', '11-25', '26-50', '51-100', '101-200', '200+'] as const
