/** State of the clock. Times are ISO 8601, UTC. */
export interface ClockState {
  readonly trusted: boolean
  /** Current time of the clock. */
  readonly now: string
  /** The last moment that was trusted; `now` while it is trusted. */
  readonly trustedAt: string
}
