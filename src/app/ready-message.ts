import type { Environment } from '#/platform/environment.ts'

/** The one line that says the site can be visited, and where staff sign in (docs/operations.md). */
export function readyMessage(environment: Environment, port: number): string {
  const site = environment.siteUrl.endsWith(':0') ? `http://localhost:${port}` : environment.siteUrl
  return `Passage is ready: ${site} (staff sign in at ${site}/admin/login)\n`
}
