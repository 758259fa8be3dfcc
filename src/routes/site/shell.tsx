import { createFileRoute, notFound, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { CONSENT_SCRIPT } from '#/boot/inline/consent-script.ts'
import { useBuilds } from '#/boot/updates/use-builds.ts'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { addressOfInternal, slugLanguageOf, toPublic } from '#/i18n/addresses/internal-routes.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { useNavigationGuard } from '#/i18n/react/use-navigation-guard.ts'
import { ErrorPage } from '#/layouts/error/error-page.tsx'
import { FailedPage } from '#/layouts/error/failed-page.tsx'
import { BareFrame } from '#/layouts/site/bare-frame.tsx'
import { SiteFrame } from '#/layouts/site/site-frame.tsx'
import { ConsentBar } from '#/modules/analytics/site/consent-bar.tsx'
import { ConsentSettings } from '#/modules/analytics/site/consent-settings.tsx'
import { useGoogleTag } from '#/modules/analytics/site/use-google-tag.ts'
import { useMeasuredNavigation } from '#/modules/analytics/site/use-measured-navigation.ts'
import { fetchFooterText } from '#/modules/content/pages.functions.ts'
import { fetchSiteFacts, type SiteFacts } from '#/modules/content/site-facts.functions.ts'
import { FavoritesLink } from '#/modules/favorites/site/favorites-link.tsx'
import type { Refusal } from '#/platform/http/decision.ts'
import { LocaleAlternates } from '#/seo/locale-alternates.tsx'
import { fontPreloads } from '#/ui/site/font-preloads.ts'
import { useRememberedPage } from '#/ui/site/previous-page.ts'

/** Layout route of every page: language, messages, header and footer. */
export const Route = createFileRoute('/l/$ui/$content')({
  params: {
    parse: ({ ui, content }) => {
      if (!isLanguage(ui) || slugLanguageOf(content) === undefined) throw notFound()
      return { ui, content }
    },
    stringify: ({ ui, content }) => ({ ui, content }),
  },
  beforeLoad: ({ params }) => loadMessages(params.ui),
  loader: async ({ params, serverContext, location }) => {
    const [facts, about] = await Promise.all([
      fetchSiteFacts(),
      fetchFooterText({ data: { language: params.ui } }),
    ])
    // No Google tag in the back office: not in a preview, nor on its not-found pages.
    const site = isAdminPath(toPublic(location.pathname)) ? { ...facts, measurementId: undefined } : facts
    const loaded: LoadedShell = { site, about }
    const refusal = (serverContext as { refusal?: Refusal } | undefined)?.refusal
    // The page exists but not for this visitor: the HTTP server has decided so and sets the status.
    if (refusal !== undefined) throw notFound({ data: { ...loaded, status: refusal } })
    return loaded
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ params, loaderData }) => ({
    links: fontPreloads(params.ui),
    ...(loaderData?.site.measurementId ? { scripts: [{ children: CONSENT_SCRIPT }] } : {}),
  }),
  component: () => (
    <Shell>
      <OtherLanguages />
      <Outlet />
    </Shell>
  ),
  // A thrown notFound or error replaces the layout, so these render it again.
  notFoundComponent: ({ data }) => {
    const refused = data as RefusedPage | undefined
    return (
      <Shell refused={refused}>
        <ErrorPage status={refused?.status ?? 404} />
      </Shell>
    )
  },
  errorComponent: ({ error }) => (
    <Shell>
      <FailedPage error={error} />
    </Shell>
  ),
})

/** A page from data may define its own languages. */
function OtherLanguages() {
  const languages = useMatches({
    select: (matches) =>
      (matches.at(-1)?.loaderData as { languages?: readonly Language[] } | undefined)?.languages,
  })
  return <LocaleAlternates languages={languages} />
}

interface LoadedShell {
  site: SiteFacts
  about: string
}

interface RefusedPage extends LoadedShell {
  status: Refusal
}

function Shell({ children, refused }: { children: ReactNode; refused?: RefusedPage | undefined }) {
  useNavigationGuard()
  useMeasuredNavigation()
  useRememberedPage()
  const params = Route.useParams()
  const language: Language = isLanguage(params.ui) ? params.ui : 'en'
  // Absent on error pages: this very loader may have failed.
  const data: LoadedShell | undefined = Route.useLoaderData() ?? refused
  useBuilds(data?.site.build)
  useGoogleTag(data?.site.measurementId)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const address = addressOfInternal(pathname)
  return (
    <IntlProvider locale={LANGUAGES[language].intl} messages={getMessages(language)} timeZone="Europe/Paris">
      <AddressProvider
        address={{
          page: address?.page ?? null,
          params: address?.params ?? {},
          language,
          slugLanguage: address?.slugLanguage ?? language,
        }}
      >
        {address && PAGE_SETTINGS[address.page].layout !== 'default' ? (
          <BareFrame>{children}</BareFrame>
        ) : (
          <SiteFrame
            site={data?.site}
            about={data?.about ?? ''}
            favorites={<FavoritesLink />}
            question={data?.site.measurementId && <ConsentBar />}
            settings={data?.site.measurementId && <ConsentSettings />}
          >
            {children}
          </SiteFrame>
        )}
      </AddressProvider>
    </IntlProvider>
  )
}
