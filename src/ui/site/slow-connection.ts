/** What browsers tell of the line (Network Information API); absent in Safari and Firefox. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Whether nothing may be fetched ahead: on 2G, on data saver (behaviour 9.5) and without a network. The early script has the
 * same in `boot/start-app.ts`, and a test holds the two together: shared, they would be a file more to wait for.
 */
export function isSlowConnection(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return !navigator.onLine || connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
