import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { PREFETCHED_PAGES } from '#/i18n/addresses/pages.ts'
import { usePagePath } from '#/i18n/react/link.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { isSlowConnection } from '#/ui/site/slow-connection.ts'
import { Toaster } from '#/ui/site/toaster.tsx'
import { usePictureArrival } from '#/ui/site/use-picture-arrival.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

/** Data of this installation for the layout; absent only where a page failed before its data loaded. */
export interface LayoutFacts {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** The year of the copyright line. */
  readonly year: number
  /** Whether the site must say that it shows demo data (behaviour 6.4). */
  readonly demo: boolean
}

/** Delay after `load`, in milliseconds (behaviour 9.5). */
const DELAY = 2000

/**
 * Prefetch code and data of the most visited next pages, once. Not where the boot script has already fetched
 * them as whole pages because the application loaded late.
 */
function usePrefetch(): void {
  const router = useRouter()
  const path = usePagePath()
  useEffect(() => {
    const prefetch = () => {
      if (isSlowConnection() || document.head.querySelector('link[rel=prefetch]')) return
      for (const page of PREFETCHED_PAGES) {
        // A failed prefetch is repeated by the navigation itself.
        router.preloadRoute({ to: '.', href: path(page) }).catch(() => undefined)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(prefetch, DELAY - sinceLoad())
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [router, path])
}

/** Milliseconds since the page's `load`; `undefined` while its last listeners are still running. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0
}

/**
 * Signal to the boot script that React handles clicks now, so that it can repeat the recorded ones
 * (`src/boot/replay-clicks.ts`).
 */
function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('passage:hydrated'))
  }, [])
}

interface SiteLayoutProps {
  site: LayoutFacts | undefined
  /** The footer's text about the agency. */
  about: string
  /** The heart with its badge; it belongs to the favourites module and is passed by the route. */
  favorites: ReactNode
  /** A question above the page, where this installation asks one. */
  question?: ReactNode
  /** Further settings in the footer, e.g. to change the answer to that question. */
  settings?: ReactNode
  /** A tall photograph beside the menu on wide screens; the neighbourhoods without it. */
  menuPhoto?: PhotoSource
  /** The page, including its own `<main id="main">`. */
  children: ReactNode
}

/** Layout of every public page: header, page, footer and toasts (behaviour 9.6). */
export function SiteLayout({
  site,
  about,
  favorites,
  question,
  settings,
  menuPhoto,
  children,
}: SiteLayoutProps) {
  const t = useTranslations('common')
  useHydrationSignal()
  usePictureArrival()
  usePrefetch()
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {question}
      <TopBar />
      <SiteHeader siteUrl={site?.siteUrl ?? ''} favorites={favorites} menuPhoto={menuPhoto} />
      {children}
      <SiteFooter
        siteUrl={site?.siteUrl ?? ''}
        about={about}
        year={site?.year}
        demo={site?.demo ?? false}
        settings={settings}
      />
      <Toaster closeLabel={t('close')} />
    </>
  )
}

/** Layout of a page without header and footer (`layout` of `pages.ts`): only toasts. */
export function BareLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  useHydrationSignal()
  return (
    <>
      {children}
      <Toaster closeLabel={t('close')} />
    </>
  )
}
