import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isVenuePath } from '#/i18n/addresses/venue-path.ts'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { UNAVAILABLE } from '#/lib/call-rejections.ts'
import { Arches } from '#/ui/site/arches.tsx'

/** Statuses that have texts of their own (behaviour 9.8). */
export type ErrorStatus = 403 | 404 | 410 | 500 | 503

interface ErrorPageProps {
  readonly status: ErrorStatus
  /** Whether to offer to load the page again. */
  readonly retry?: boolean
  /** Further help, below the links. */
  readonly children?: ReactNode
}

/**
 * The error page by status: title, message, links. For a missing venue an extra box says so (behaviour 9.6).
 * Title and robots are rendered here because an error has no head of its own.
 */
export function ErrorPage({ status, retry, children }: ErrorPageProps) {
  const t = useTranslations('error')
  const common = useTranslations('common')
  const { page } = useCurrentAddress()
  const here = useRouterState({ select: (state) => state.location.publicHref })
  const isVenue = page === 'venue' || isVenuePath(here.split('?', 1)[0] ?? '')
  const title = t(`${status}.title`)
  return (
    // The boot script reads the status: a missing page is counted as one, and no error as a visit.
    <main
      id="main"
      data-status={status}
      data-missing={status === 404 ? (isVenue ? 'venue' : 'page') : undefined}
    >
      <title>{`${status} ${title}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="lost">
        <div className="wrap grid">
          <div className="page-words">
            <p className="label">{status}</p>
            <h1>{title}</h1>
            <p>{t(`${status}.message`)}</p>
            {status === 404 && isVenue && (
              <div className="box">
                <b>{t('venue404.title')}</b>
                <span>{t('venue404.message')}</span>
              </div>
            )}
            <p className="row">
              {retry && (
                <a className="btn" href={here}>
                  {common('retry')}
                </a>
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

/** Error inside the layout when a page could not be rendered; loading it again may help. */
export function FailedPage({ error }: { error: unknown }) {
  const mayComeLater = error instanceof Error && error.message === UNAVAILABLE
  return <ErrorPage status={mayComeLater ? 503 : 500} retry />
}
