import { createFileRoute } from '@tanstack/react-router'
import { robotsText } from '#/seo/robots.ts'
import { getEnvironment } from '#/server/environment.ts'

/** What crawlers may read, and where the sitemap is. */
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
