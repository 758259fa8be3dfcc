import { createFileRoute, notFound } from '@tanstack/react-router'

/** Catch-all for addresses without a page, answered with the 404 page in their language. */
export const Route = createFileRoute('/l/$ui/$content/not-found/$path')({
  loader: () => {
    throw notFound()
  },
})
