/** The answer of `GET /api/venue-count`: how many venues a search would show, ready to be said. */
export interface VenueCount {
  /** On the button that shows them; empty for none, which no button promises. */
  readonly label: string
  /** Said to screen readers. */
  readonly status: string
}
