import { createFileRoute, notFound, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { isAdminPath } from '#/admin-path.ts'
import { ConsentBar } from '#/features/consent/consent-bar.tsx'
import { CONSENT_SCRIPT } from '#/features/consent/consent-script.ts'
import { ConsentSettings } from '#/features/consent/consent-settings.tsx'
import { useGoogleTag } from '#/features/consent/use-google-tag.ts'
import { ErrorPage } from '#/features/errors/error-page.tsx'
import { FailedPage } from '#/features/errors/failed-page.tsx'
import { FavoritesLink } from '#/features/favorites/favorites-link.tsx'
import { BareFrame } from '#/features/frame/bare-frame.tsx'
import { SiteFrame } from '#/features/frame/site-frame.tsx'
import { useMeasuredNavigation } from '#/features/measurement/use-measured-navigation.ts'
import { fetchFooterText } from '#/features/pages/pages.functions.ts'
import { fetchSiteFacts, type SiteFacts } from '#/features/pages/site-facts.functions.ts'
import { useBuilds } from '#/features/updates/use-builds.ts'
import { AddressProvider } from '#/i18n/address-context.tsx'
import { addressOfInternal, slugLanguageOf, toPublic } from '#/i18n/internal-routes.ts'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { PAGE_SETTINGS } from '#/i18n/page-settings.ts'
import { useNavigationGuard } from '#/i18n/use-navigation-guard.ts'
import { LocaleAlternates } from '#/seo/locale-alternates.tsx'
import type { Refusal } from '#/server/front/decision.ts'
import { fontPreloads } from '#/ui/font-preloads.ts'
import { useRememberedPage } from '#/ui/previous-page.ts'

/** What every page stands in: language, texts, header and footer. */
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
    // Google's tag has no place in the back office: not in a preview, nor where a page of it is missing.
    const site = isAdminPath(toPublic(location.pathname)) ? { ...facts, measurementId: undefined } : facts
    const loaded: LoadedShell = { site, about }
    const refusal = (serverContext as { refusal?: Refusal } | undefined)?.refusal
    // The page is there but not for this visitor: the front server has decided so and sets the status.
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
  // A thrown notFound or error replaces the shell, so these bring it along.
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

/** A page from data may say itself which languages it has. */
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
  // Absent on error pages: what failed may have been this very loading.
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
