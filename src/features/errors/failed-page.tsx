import { useRouter } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'

/**
 * What stands in the frame when a page could not be loaded. In the browser a fetch that found no server throws a
 * TypeError: the page may come when it is asked for again.
 */
export function FailedPage({ error }: { error: unknown }) {
  const router = useRouter()
  const unreachable = typeof document !== 'undefined' && error instanceof TypeError
  return <ErrorPage status={unreachable ? 503 : 500} retry={() => void router.invalidate()} />
}
