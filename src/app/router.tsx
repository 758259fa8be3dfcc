import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { toInternal, toPublic } from '#/i18n/addresses/internal-routes.ts'
import { parseSearch, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { FailedPage } from '#/layouts/error/error-page.tsx'
import { limitConcurrency } from '#/lib/concurrency-limit.ts'
import { isSlowConnection } from '#/lib/slow-connection.ts'
import { RENDER_NONCE } from '#/platform/http/render-nonce.ts'
import { routeTree } from '#/route-tree.gen.ts'
import { isAdmin } from '#/routes/document.tsx'
import { refuseNavigation } from './refuse-navigation.ts'

/** Only the server marks inline scripts; the browser has their hashes in the page's policy. */
const renderNonce = createIsomorphicFn()
  .server((): string | undefined => RENDER_NONCE)
  .client((): string | undefined => undefined)

/** Public pages are not taken over by the application: nothing is written into them for it (ADR 0060). */
const documentsOnly = createIsomorphicFn()
  .server((router: AnyRouter) => {
    router.serverSsrLifecycle = {
      onServerSsrAttach: [
        (ssr) => {
          const { dehydrate } = ssr
          ssr.dehydrate = async (options) => {
            if (router.state.matches.some(isAdmin)) await dehydrate(options)
            else ssr.disableHydration()
          }
        },
      ],
    }
  })
  .client(() => undefined)

/** More pending preloads than these are waited on first (behaviour 9.9). */
const MAX_PRELOADS = 4

/**
 * A router for one request or one browser tab. Public addresses in ten languages are rewritten to the
 * internal routes and back (`src/i18n/addresses/internal-routes.ts`).
 */
export function getRouter() {
  const nonce = renderNonce()
  const router = createRouter({
    routeTree,
    rewrite: {
      input: ({ url }) => rewritePath(url, toInternal),
      output: ({ url }) => rewritePath(url, toPublic),
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: restoresScrolling,
    defaultErrorComponent: FailedPage,
    defaultPreload: isSlowConnection() ? false : 'intent',
    defaultPreloadStaleTime: 30_000,
    trailingSlash: 'never',
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  router.preloadRoute = limitConcurrency(MAX_PRELOADS, router.preloadRoute)
  documentsOnly(router)
  refuseNavigation(router)
  return router
}

/**
 * Documents are scrolled by the browser. In the back office the page that the server rendered is read, and scrolled,
 * before the application takes it over: then it stays where it is; a reload is put back by the router's inline script.
 */
function restoresScrolling({ location }: { location: { pathname: string } }): boolean {
  if (!isAdminPath(toPublic(location.pathname))) return false
  return typeof document === 'undefined' || document.documentElement.dataset.hydrated !== undefined
}

function rewritePath(url: URL, rewrite: (pathname: string) => string | undefined): URL {
  const path = rewrite(url.pathname)
  if (path !== undefined) url.pathname = path
  return url
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
