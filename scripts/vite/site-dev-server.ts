import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Exports of `src/app/server.ts`. */
interface SiteModule {
  createDevelopmentHandler(): Promise<Handle>
}

/** What a public page hears when the server renders it otherwise from now on (`src/app/site.ts`). */
const CHANGED = 'passage:changed'

/** Files that are saved together are one reload, in milliseconds. */
const TOGETHER = 50

const VITE_OWN = /^\/(?:@|src\/|node_modules\/|content\/|\.vite\/|__)/

/**
 * Load the site's own request handler through Vite's module runner: the one of before, unless its sources have changed.
 * @throws what keeps the site from starting
 */
export async function developmentHandler(vite: ViteDevServer): Promise<Handle> {
  const environment = vite.environments.ssr
  if (environment === undefined || !isRunnableDevEnvironment(environment)) throw new Error('no module runner')
  const site = (await environment.runner.import('/src/app/server.ts')) as SiteModule
  return site.createDevelopmentHandler()
}

/**
 * `npm run dev`: hands every request that Vite itself does not answer to the same HTTP server that
 * production runs, loaded afresh through Vite's module runner, and has public pages reload when that changes: they are
 * documents, of which the bundler's client can replace nothing.
 */
export function siteDevServer(): Plugin {
  let told: NodeJS.Timeout | undefined
  return {
    name: 'passage:dev-server',
    apply: 'serve',
    configureServer(vite) {
      if (process.env.VITEST) return
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? request.url ?? '/'
          if (VITE_OWN.test(url)) return next()
          request.url = url
          try {
            const handle = await developmentHandler(vite)
            handle(request, response)
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      clearTimeout(told)
      told = setTimeout(() => server.environments.client.hot.send(CHANGED, {}), TOGETHER)
    },
  }
}
