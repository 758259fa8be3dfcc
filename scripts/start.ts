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
await buildIfStale(async () => {
  const { requireSettings } = await import('./require-settings.ts')
  requireSettings()
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

const bundle = path.join(path.dirname(import.meta.dirname), 'dist', 'server', 'server.js')
const site = (await import(pathToFileURL(bundle).href)) as SiteModule
await site.startSite()
