/** How often a process that npm has started looks whether npm is still there, in milliseconds. */
const ORPHAN_POLL_MS = 500

/** A second Ctrl-C counts after this many milliseconds: npm and shells send the first one twice. */
const IMPATIENCE_MS = 1000

/** The request to stop, and the request to stop at once. */
export interface StopSignal {
  /** Resolved with what asked for it. */
  readonly asked: Promise<string>
  /** Aborted by a second SIGINT: the operator at the terminal does not want to wait. */
  readonly hurried: AbortSignal
}

/**
 * Listen for what ends the site: SIGTERM, SIGINT, or the end of the npm that started it. npm hands a signal on to the
 * shell between it and us, and most shells die of it without telling us (ADR 0009). Signals that are repeated, as when a
 * supervisor sends one to the whole group and the primary another to each worker, change nothing.
 */
export function listenForStop(): StopSignal {
  const hurry = new AbortController()
  let askedAt: number | undefined
  const asked = new Promise<string>((resolve) => {
    const ask = (why: string) => {
      askedAt ??= performance.now()
      resolve(why)
    }
    process.on('SIGTERM', ask)
    process.on('SIGINT', (signal) => {
      if (askedAt !== undefined && performance.now() - askedAt >= IMPATIENCE_MS) hurry.abort()
      ask(signal)
    })
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const poll = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(poll)
      ask('npm ended')
    }, ORPHAN_POLL_MS)
    poll.unref()
  })
  return { asked, hurried: hurry.signal }
}

/**
 * How long a stop may take after the drain, in milliseconds: with `DRAIN_MS` as it comes, ten seconds from the signal to
 * the end, as supervisors wait at least.
 */
export const STOP_MS = 8500

/** Of it, how long requests and mails under way may take before they are cut. */
export const GRACE_MS = 7500
