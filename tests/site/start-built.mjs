/**
 * Start the built site as `scripts/start.ts` does, without its look whether the build is stale, which reads every
 * source: the run of the tests has built it. One argument: the folder of the build.
 */
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const server = path.join(process.argv[2] ?? '', 'server', 'server.js')
const site = await import(pathToFileURL(server).href)
await site.startSite()
flushCompileCache()
