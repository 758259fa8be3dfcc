import { createFileRoute } from '@tanstack/react-router'
import { sitemapFile } from '../endpoints/sitemap.ts'

/** Every canonical address, or an index of one file per language when there are many. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => sitemapFile('/sitemap.xml') } },
})
