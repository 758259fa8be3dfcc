/** What is known of the clock. Moments are ISO 8601, UTC. */
export interface ClockState {
  readonly trusted: boolean
  /** What the clock says. */
  readonly now: string
  /** The last moment that was trusted; `now` while it is trusted. */
  readonly trustedAt: string
}
