/** Bands of the time on a page (behaviour 9.4). */
export type Engagement = 'high' | 'medium' | 'low'

/** The band of a stay in seconds: high above 30, medium above 10, low otherwise. */
export function engagementOf(seconds: number): Engagement {
  if (seconds > 30) return 'high'
  return seconds > 10 ? 'medium' : 'low'
}
