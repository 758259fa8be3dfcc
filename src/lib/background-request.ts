/**
 * What a page of the back office sends along when it asks for news by itself: nobody has done anything, so a session
 * does not go on because of it.
 */
export const BACKGROUND_HEADER = 'passage-background'

/** Options of such a call: `fetchNews({ ...IN_BACKGROUND, data })`. */
export const IN_BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } } as const
