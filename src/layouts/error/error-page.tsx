import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/link.tsx'
import { Arches } from '#/ui/site/arches.tsx'
import { failureStatus } from './failure-status.ts'

/** Statuses that have texts of their own (behaviour 9.8). */
export type ErrorStatus = 403 | 404 | 410 | 500 | 503

interface ErrorPageProps {
  readonly status: ErrorStatus
  /** Loads the page again. */
  readonly retry?: () => void
  /** Further help, below the links. */
  readonly children?: ReactNode
}

/**
 * The error page by status: title, message, links. For a missing venue an extra box says so (behaviour 9.6).
 * Title and robots are rendered here because an error has no head of its own. `retry` is offered where the
 * page may load after all, e.g. after a lost connection.
 */
export function ErrorPage({ status, retry, children }: ErrorPageProps) {
  const t = useTranslations('error')
  const common = useTranslations('common')
  const { page } = useCurrentAddress()
  const title = t(`${status}.title`)
  return (
    // The boot script reads the status: a missing page is counted as one.
    <main id="main" data-status={status}>
      <title>{`${status} ${title}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="lost">
        <div className="wrap grid">
          <div className="say">
            <p className="label">{status}</p>
            <h1>{title}</h1>
            <p>{t(`${status}.message`)}</p>
            {status === 404 && page === 'venue' && (
              <div className="box">
                <b>{t('venue404.title')}</b>
                <span>{t('venue404.message')}</span>
              </div>
            )}
            <p className="row">
              {retry && (
                <button type="button" className="btn" onClick={retry}>
                  {common('retry')}
                </button>
              )}
              <PageLink className={retry ? 'btn btn-line' : 'btn'} page="venues">
                {t('seeVenues')}
              </PageLink>
              <PageLink className="btn btn-line" page="home">
                {t('home')}
              </PageLink>
              <PageLink className="btn btn-line" page="contact-us">
                {t('contact')}
              </PageLink>
            </p>
          </div>
          <Arches className="arches" />
        </div>
      </div>
      {children}
    </main>
  )
}

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
