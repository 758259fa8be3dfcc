import { isRunnableDevEnvironment, type Plugin } from 'vite'

/** Exports of `src/app/server.ts`. */
interface SiteModule {
  createDevelopmentHandler(): Promise<
    (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void
  >
}

const VITE_OWN = /^\/(?:@|src\/|node_modules\/|content\/|\.vite\/|__)/

/**
 * `npm run dev`: hands every request that Vite itself does not answer to the same HTTP server that
 * production runs, loaded afresh through Vite's module runner.
 */
export function siteDevServer(): Plugin {
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
            const environment = vite.environments.ssr
            if (environment === undefined || !isRunnableDevEnvironment(environment)) return next()
            const site = (await environment.runner.import('/src/app/server.ts')) as SiteModule
            const handle = await site.createDevelopmentHandler()
            handle(request, response)
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }
}
