/** Guest ranges asked for with a venue (behaviour 8.2); codes are stored as they are. */
export const GUEST_RANGES = ['1-10', '11-25', '26-50', '51-100', '101-200', '200+'] as const
