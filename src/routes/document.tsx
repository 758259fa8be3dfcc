import { SITE_SCRIPT } from 'virtual:site-script'
import { HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { addressOfInternal, languageOfInternal } from '#/i18n/addresses/internal-routes.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { modeAttributes } from './mode-attributes.ts'
import siteStyles from './site.css?url'

/** The two layouts of the back office. */
const ADMIN_LAYOUTS: readonly string[] = ['/_sign-in', '/_staff']

interface MatchLike {
  readonly routeId: string
  readonly context?: unknown
}

/** Whether a match is a layout of the back office. */
export function isAdmin({ routeId }: MatchLike): boolean {
  return ADMIN_LAYOUTS.includes(routeId)
}

function adminLanguageOf(matches: readonly MatchLike[]): AdminLanguage | undefined {
  const context = matches.find(isAdmin)?.context as { adminLanguage?: AdminLanguage } | undefined
  return context?.adminLanguage
}

/**
 * The HTML document in the language of its page. In the back office the application takes it over; public pages stay
 * documents (ADR 0060): their script comes last, since it reads the page, and is no async one, which React would move
 * into the head.
 */
export function Document() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const address = addressOfInternal(pathname)
  // The back office has a language of its own, whatever the prefix says.
  const adminLanguage = useRouterState({ select: (state) => adminLanguageOf(state.matches) })
  const isApplication = useRouterState({ select: (state) => state.matches.some(isAdmin) })
  const language = adminLanguage ?? languageOfInternal(pathname)
  return (
    // The mode script sets data-mode before React sees the document, unless the page has a mode of its own.
    <html lang={LANGUAGES[language].tag} {...modeAttributes(address?.page)} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body data-page={address?.page ?? 'error'}>
        <Outlet />
        {isApplication ? (
          <Scripts />
        ) : (
          <>
            {/* `page-style.ts` moves it to the end of the first screen. */}
            <link rel="stylesheet" href={siteStyles} data-whole="" />
            <script type="module" src={SITE_SCRIPT} />
          </>
        )}
      </body>
    </html>
  )
}
