import { createFileRoute } from '@tanstack/react-router'
import { feedFile } from '../endpoints/blog-feed.ts'

/** The blog of one language as an Atom feed. */
export const Route = createFileRoute('/feed-{$language}.xml')({
  server: { handlers: { GET: ({ params }) => feedFile(params.language) } },
})
