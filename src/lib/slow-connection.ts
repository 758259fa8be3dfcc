/** Connection data of browsers (Network Information API); absent in Safari and Firefox. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether prefetching is off: on 2G, on data saver (behaviour 9.5) and offline. */
export function isSlowConnection(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return !navigator.onLine || connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
