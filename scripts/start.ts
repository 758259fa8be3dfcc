import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { buildIfStale } from './build-if-stale.ts'
import { limitMemory } from './limit-memory.ts'

// React and its companions choose their production code when they are loaded.
process.env.NODE_ENV ??= 'production'
loadSettings()
limitMemory()
await buildIfStale({
  before: async () => {
    const { requireSettings } = await import('./require-settings.ts')
    requireSettings()
  },
})

/** The file alone: the settings themselves are checked where the site is loaded, which takes longer. */
function loadSettings(): void {
  try {
    loadSettingsFile()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Exports of the built `src/app/server.ts`. */
interface SiteModule {
  startSite(): Promise<void>
}

const dist = path.join(path.dirname(import.meta.dirname), 'dist')
// What V8 has compiled is kept beside the build: the next start takes a third less. Where it cannot be written, nothing is.
enableCompileCache(path.join(dist, 'compiled'))
const site = (await import(pathToFileURL(path.join(dist, 'server', 'server.js')).href)) as SiteModule
await site.startSite()
flushCompileCache()
