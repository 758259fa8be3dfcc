/** Bands of the time on a page (specification, section 4). */
export type Engagement = 'high' | 'medium' | 'low'

/** High above 30 seconds, medium above 10, low otherwise. */
export function engagementOf(seconds: number): Engagement {
  if (seconds > 30) return 'high'
  return seconds > 10 ? 'medium' : 'low'
}
