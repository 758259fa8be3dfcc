/** How often a process that npm has started looks whether npm is still there, in milliseconds. */
const ORPHAN_POLL_MS = 500

/**
 * Waits until the site shall stop: SIGTERM, SIGINT, or the end of the npm that started it. npm hands a
 * signal on to the shell between it and us, and most shells die of it without telling us.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve)
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const poll = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(poll)
      resolve('npm ended')
    }, ORPHAN_POLL_MS)
    poll.unref()
  })
}
