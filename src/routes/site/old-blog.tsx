import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '#/features/errors/error-page.tsx'
import { markGone } from '#/features/errors/mark-gone.functions.ts'

/** The former blog: no article has been moved here yet, so every address of it is gone (decision 1.14). */
export const Route = createFileRoute('/l/$ui/$content/old-blog/$slug')({
  loader: () => markGone(),
  component: () => <ErrorPage status={410} />,
})
