/// <reference types="vite/client" />
import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { FIRST_CLICKS_SCRIPT } from '#/boot/first-clicks-script.ts'
import { MODE_SCRIPT } from '#/boot/inline/mode-script.ts'
import { addressOfInternal, languageOfInternal } from '#/i18n/addresses/internal-routes.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import adminStyles from './admin.css?url'
import styles from './site.css?url'

export const Route = createRootRoute({
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#72d0eb' },
    ],
    links: [
      { rel: 'stylesheet', href: matches.some(isAdmin) ? adminStyles : styles },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
    // Before the first paint, so that a chosen colour mode never flashes (behaviour 5.4). The second records
    // clicks that happen before any script file has loaded.
    scripts: [{ children: MODE_SCRIPT }, { children: FIRST_CLICKS_SCRIPT }],
  }),
  component: Document,
})

/** The two layouts of the back office. */
const ADMIN_LAYOUTS: readonly string[] = ['/_gate', '/_desk']

interface MatchLike {
  readonly routeId: string
  readonly context?: unknown
}

function isAdmin({ routeId }: MatchLike): boolean {
  return ADMIN_LAYOUTS.includes(routeId)
}

function adminLanguageOf(matches: readonly MatchLike[]): AdminLanguage | undefined {
  const context = matches.find(isAdmin)?.context as { adminLanguage?: AdminLanguage } | undefined
  return context?.adminLanguage
}

function Document() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const address = addressOfInternal(pathname)
  // The back office has a language of its own, whatever the prefix says.
  const adminLanguage = useRouterState({ select: (state) => adminLanguageOf(state.matches) })
  const language = adminLanguage ?? languageOfInternal(pathname)
  return (
    // The mode script sets data-mode before React sees the document.
    <html lang={LANGUAGES[language].tag} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body data-page={address?.page ?? 'error'}>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
