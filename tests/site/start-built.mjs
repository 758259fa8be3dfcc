/**
 * Starts the built site as `scripts/start.ts` does, without its look whether the build is stale, which reads every
 * source: the run of the tests has built it. One argument: the folder of the build.
 */
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Further processes of a site begin here too, with the environment of the first and without its argument.
process.env.BUILD_OF_THE_TESTS ??= process.argv[2]
const server = path.join(process.env.BUILD_OF_THE_TESTS, 'server', 'server.js')
const site = await import(pathToFileURL(server).href)
await site.startSite()
flushCompileCache()
