import { useEffect, useState } from 'react'
import { parisDay } from '#/lib/paris-time.ts'

/** The day in Paris, known in the browser only: the page itself is cached and may be older than today. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(parisDay(new Date())), [])
  return today
}
