import { createFileRoute } from '@tanstack/react-router'
import { getEnvironment } from '#/platform/environment.ts'
import { robotsText } from '#/seo/robots.ts'

/** Rules for crawlers, and the address of the sitemap. */
export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(robotsText(getEnvironment().siteUrl), {
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        }),
    },
  },
})
