/** The message of an error that only means: try again in a moment (`app/start.ts`). */
export const UNAVAILABLE = 'Service unavailable'
