import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'

/** The agency in a few words, for pages that it publishes. */
export function publisherData(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: AGENCY.name,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
  } as const satisfies Organization
}

/**
 * The agency for search engines (behaviour 9.3). No founding date: the copy
 * has two (behaviour 3).
 */
export function organizationData(siteUrl: string, description: string): Organization {
  return {
    ...publisherData(siteUrl),
    description,
    address: {
      '@type': 'PostalAddress',
      addressLocality: AGENCY.city,
      addressCountry: AGENCY.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: AGENCY.phone,
      email: AGENCY.email,
      availableLanguage: ['French', 'English'],
    },
    sameAs: AGENCY.socialLinks.map(({ href }) => href),
  }
}

/** The site in one language, with the address of its search: the venue list and its text filter. */
export function websiteData(siteUrl: string, language: Language): WebSite {
  const search = siteUrl + localize('venues', {}, language)
  const url = siteUrl + localize('home', {}, language)
  const action: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: AGENCY.name,
    url,
    inLanguage: LANGUAGES[language].tag,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: action,
  }
}
