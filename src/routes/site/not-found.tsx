import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address without a page ends here and is answered with the 404 page in its language. */
export const Route = createFileRoute('/l/$ui/$content/not-found/$path')({
  loader: () => {
    throw notFound()
  },
})
