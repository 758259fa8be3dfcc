/** Key of the details of the list in local storage (behaviour 9.9). */
export const DETAILS_KEY = 'passage.shortlist'
