/**
 * The server entry: the application for TanStack Start, and the whole site around it. One module graph
 * holds both, so that HTTP server, database, catalogue and cache exist once (ARCHITECTURE.md,
 * "How a page is served").
 */

import type { Register } from '@tanstack/react-router'
import { createStartHandler, type RequestHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { Rejection } from '#/platform/http/decision.ts'
import type { HttpHandler } from '#/platform/http/http-server.ts'
import type { Application } from './assemble-site.ts'
import { startDevelopmentSite } from './development-site.ts'
import { renderPage } from './render-page.tsx'
import { runSite } from './run-site.ts'

const render = createStartHandler((context) => {
  // Browsers without script would report the application's files as blocked, so they are not announced in the page.
  const routes = context.router.ssr?.manifest?.routes ?? {}
  for (const [id, route] of Object.entries(routes)) {
    if (route.preloads !== undefined) routes[id] = { ...route, preloads: undefined }
  }
  return renderPage(context)
}) as RequestHandler<Register>

export default createServerEntry({ fetch: render })

interface WithRejection {
  server: { requestContext: { rejection: Rejection | undefined } }
}

/** A rejection reaches the layout's loader as `serverContext.rejection` (`routes/site/public-layout.tsx`). */
const application: Application = async (request, rejection) =>
  (render as RequestHandler<WithRejection>)(request, { context: { rejection } })

/** Start the site and serve until it is asked to stop. Print one line when it is ready. */
export async function startSite(): Promise<void> {
  await runSite(application)
}

let development: Promise<HttpHandler> | undefined

/** The same site for `npm run dev`: nothing cached, the bundler's files left to the bundler. */
export function createDevelopmentHandler(): Promise<HttpHandler> {
  development ??= startDevelopmentSite(application)
  return development
}
