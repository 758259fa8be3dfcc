import { getRouteApi, useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { addressOfInternal } from '#/i18n/addresses/internal-routes.ts'
import { PAGE_SETTINGS, readsBrief } from '#/i18n/addresses/pages.ts'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { ErrorPage } from '#/layouts/error/error-page.tsx'
import { BareLayout, SiteLayout } from '#/layouts/site/site-layout.tsx'
import { ConsentBar, ConsentSettings } from '#/modules/analytics/site/consent.tsx'
import type { SiteFacts } from '#/modules/content/site-facts.functions.ts'
import { FavoritesLink } from '#/modules/favorites/site/favorites-link.tsx'
import { briefSearch, readBrief } from '#/modules/venues/model/brief.ts'
import type { Rejection } from '#/platform/http/decision.ts'
import { LocaleAlternates } from '#/seo/locale-alternates.tsx'

const route = getRouteApi('/l/$ui/$content')

/** A page from data may say itself which languages it has. */
export function OtherLanguages() {
  const languages = useMatches({
    select: (matches) =>
      (matches.at(-1)?.loaderData as { languages?: readonly Language[] } | undefined)?.languages,
  })
  return <LocaleAlternates languages={languages} />
}

/** What header and footer of every public page show. */
export interface LayoutData {
  site: SiteFacts
  about: string
}

/** The same for a page that is not shown to this visitor. */
export interface RejectedPage extends LayoutData {
  status: Rejection
}

/** Surroundings of every public page: texts, address, header and footer. */
export function PublicLayout({
  children,
  rejected,
}: {
  children: ReactNode
  rejected?: RejectedPage | undefined
}) {
  const params = route.useParams()
  const language: Language = isLanguage(params.ui) ? params.ui : 'en'
  // Absent on error pages: what failed may have been this very loading.
  const data: LayoutData | undefined = route.useLoaderData() ?? rejected
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const address = addressOfInternal(pathname)
  const brief = address && readsBrief(address.page) ? briefSearch(readBrief(new URLSearchParams(search))) : ''
  return (
    <IntlProvider locale={LANGUAGES[language].intl} messages={getMessages(language)} timeZone="Europe/Paris">
      <AddressProvider
        address={{
          page: address?.page ?? null,
          params: address?.params ?? {},
          language,
          slugLanguage: address?.slugLanguage ?? language,
          ...(brief && { brief }),
        }}
      >
        {address && PAGE_SETTINGS[address.page].layout !== 'default' ? (
          <BareLayout site={data?.site}>{children}</BareLayout>
        ) : (
          <SiteLayout
            site={data?.site}
            about={data?.about ?? ''}
            favorites={<FavoritesLink />}
            question={data?.site.measurementId && <ConsentBar measurementId={data.site.measurementId} />}
            settings={data?.site.measurementId && <ConsentSettings />}
          >
            {children}
          </SiteLayout>
        )}
      </AddressProvider>
    </IntlProvider>
  )
}

/** The error page at the address of a page that is not there, or not for this visitor. */
export function NotShown({ rejected }: { rejected: RejectedPage | undefined }) {
  return (
    <PublicLayout rejected={rejected}>
      <ErrorPage status={rejected?.status ?? 404} />
    </PublicLayout>
  )
}
