import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.ts'
import { limitMemory } from './limit-memory.ts'

// React and its companions choose their production code when they are loaded.
process.env.NODE_ENV ??= 'production'
if (existsSync('.env')) process.loadEnvFile('.env')
limitMemory()
buildIfStale()

/** Exports of the built `src/app/server.ts`. */
interface SiteModule {
  startSite(): Promise<void>
}

const bundle = path.join(path.dirname(import.meta.dirname), 'dist', 'server', 'server.js')
const site = (await import(pathToFileURL(bundle).href)) as SiteModule
await site.startSite()
