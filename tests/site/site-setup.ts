/**
 * Global setup of the site tests: the databases, the demo to copy from, and one site for all read-only tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import prepareDatabases from '../helpers/global-setup.ts'
import { SECRET_TO_READ } from '../helpers/receipt.ts'
import { loadDemo } from './load-demo.ts'
import { startSite } from './running-site.ts'

/** A host of the agency's former blog, as that site knows it. */
export const FORMER_BLOG = 'old.passage.example'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a site with the demo. Nothing may be sent to it. */
    siteToRead: string
  }
}

/** Run the setup. Return its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const taken: (() => Promise<unknown>)[] = []
  const cleanUp = async () => {
    for (const giveBack of taken.toReversed()) await giveBack()
  }
  try {
    taken.push(await prepareDatabases(project))
    taken.push(await loadDemo())
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-to-read-'))
    taken.push(() => rm(folder, { recursive: true, force: true }))
    const site = await startSite({
      DATA_DIR: folder,
      AUTH_SECRET: SECRET_TO_READ,
      BLOG_HOSTS: FORMER_BLOG,
    })
    taken.push(() => site.kill())
    project.provide('siteToRead', site.origin)
  } catch (error) {
    await cleanUp()
    throw error
  }
  return cleanUp
}
