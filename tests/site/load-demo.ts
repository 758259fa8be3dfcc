import { makeDemoSnapshot } from './demo-snapshot.ts'
import { startSite } from './running-site.ts'

/**
 * Load the demo once, by a site that is started as installed, for all sites that start without data; a run of several
 * layers has done so before the first.
 * @returns the function that removes it
 */
export function loadDemo(): Promise<() => Promise<void>> {
  return makeDemoSnapshot(async (DATA_DIR) => {
    // A build that is stale is made anew here, and no other start looks.
    const site = await startSite({ DATA_DIR }, undefined, 'installed')
    if ((await site.stop()) !== 0) throw new Error(`The site of the demo did not stop:\n${site.output()}`)
  })
}
