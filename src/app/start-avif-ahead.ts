import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { makeAvifAhead } from '#/platform/images/avif-ahead.ts'
import { getLog } from '#/platform/log.ts'
import type { AssembledSite } from './assemble-site.ts'

/** Pause before the work begins, in milliseconds: the operator looks at the site first. */
const QUIET_MS = 2000

/** AVIF being made in the background. */
export interface AvifAhead {
  /** Finish the picture in hand and make no other. */
  stop(): Promise<void>
}

/**
 * Make the AVIF that are missing, now and whenever the catalogue has changed: an import brings new pictures. One
 * process does so for all that share the folder.
 */
export function startAvifAhead(site: Pick<AssembledSite, 'images' | 'originals'>): AvifAhead {
  const stopping = new AbortController()
  const log = getLog()
  const onError = (error: unknown) => log.error({ err: error }, 'an AVIF could not be made ahead')
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()

  const run = () =>
    makeAvifAhead({
      ...site,
      onProgress: (text) => process.stdout.write(`${text}\n`),
      onError,
      signal: stopping.signal,
    }).catch(onError)
  const wake = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(run)
    }, QUIET_MS)
  }
  const stopListening = revisionWatchOf(getDatabase()).onChange(wake)
  wake()
  return {
    async stop() {
      stopListening()
      clearTimeout(timer)
      stopping.abort()
      await working
    },
  }
}
