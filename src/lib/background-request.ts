/**
 * Header of a back office page that polls for news: no user has done anything, so the request
 * does not extend the session.
 */
export const BACKGROUND_HEADER = 'passage-background'

/** Options of such a call: `fetchNews({ ...IN_BACKGROUND, data })`. */
export const IN_BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } } as const
