import { useRouter } from '@tanstack/react-router'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { ErrorPage } from './error-page.tsx'
import { failureStatus } from './failure-status.ts'

/** Error inside the layout when a page could not be shown, with a retry where that may help. */
export function FailedPage({ error }: { error: unknown }) {
  const router = useRouter()
  const { page } = useCurrentAddress()
  const inBrowser = typeof document !== 'undefined'
  const isStarting = inBrowser && document.documentElement.dataset.hydrated === undefined
  const status = failureStatus({ error, page, inBrowser, isStarting })
  const retry = () => void router.invalidate()
  return status === 404 ? <ErrorPage status={404} /> : <ErrorPage status={status} retry={retry} />
}
