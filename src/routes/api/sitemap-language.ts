import { createFileRoute } from '@tanstack/react-router'
import { sitemapFile } from '../endpoints/sitemap.ts'

/** The addresses of one language, once the sitemap has become an index. */
export const Route = createFileRoute('/sitemap-{$language}.xml')({
  server: { handlers: { GET: ({ params }) => sitemapFile(`/sitemap-${params.language}.xml`) } },
})
