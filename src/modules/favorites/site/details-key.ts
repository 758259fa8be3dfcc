/** The key of what is said of the list itself in local storage (behaviour 9.9). */
export const DETAILS_KEY = 'passage.shortlist'
