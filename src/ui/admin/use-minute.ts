import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * Current time, updated every minute. The first value is the server's, so that both render the same.
 * @param loadedAt ISO 8601, of the latest answer of the server
 */
export function useMinute(loadedAt: string): Date {
  const [now, setNow] = useState(() => new Date(loadedAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const loaded = new Date(loadedAt)
  return loaded > now ? loaded : now
}
