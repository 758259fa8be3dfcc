/** Forms as browsers send them. */

/** A complete quote request without a key, as a browser without script posts it. */
export const QUOTE_FIELDS = {
  company: 'Maison Aubrac',
  jobTitle: 'Production',
  lastName: 'Laurent',
  firstName: 'Camille',
  email: 'camille@example.com',
  phone: '01 99 00 12 34',
  startDate: '2027-03-03',
  duration: '4 days',
  surface: '200 m²',
  guestCount: '101-200',
  budget: 'over_10000',
  message: 'A presentation of forty looks.',
  website: '',
}

/** A posted form: the complete one with some fields changed, and venues. */
export function quoteForm(
  changes: Record<string, string> = {},
  venues: readonly string[] = [],
): URLSearchParams {
  const form = new URLSearchParams({ ...QUOTE_FIELDS, ...changes })
  for (const venue of venues) form.append('venue', venue)
  return form
}
