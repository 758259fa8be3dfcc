import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { AGENCY } from '#/settings.ts'

/**
 * The agency for search engines (specification, section 3, "Organisation data"). No founding date: the copy
 * has two (decision 3).
 */
export function organizationData(siteUrl: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: AGENCY.name,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
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
export function websiteData(siteUrl: string, language: Language): object {
  const search = siteUrl + localize('venues', {}, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: AGENCY.name,
    url: siteUrl + localize('home', {}, language),
    inLanguage: LANGUAGES[language].tag,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
