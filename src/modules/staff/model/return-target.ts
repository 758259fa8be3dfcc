import { isAdminPage, OPEN_ADMIN_PAGES } from '#/i18n/addresses/admin-pages.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import type { Language } from '#/i18n/languages.ts'

/**
 * Address to open after signing in: the requested page of the back office, else the dashboard. Only paths
 * of this site's own pages are accepted.
 * @param wanted the `return` of the address
 * @param language of the sign-in page
 */
export function returnTarget(wanted: string | null | undefined, language: Language): string {
  const dashboard = localize('admin', {}, language)
  if (!wanted?.startsWith('/')) return dashboard
  const url = URL.parse(wanted, 'http://own.invalid')
  if (url === null || url.host !== 'own.invalid') return dashboard
  const found = resolveAddress(url)
  if (found.kind !== 'page' || !isAdminPage(found.address.page)) return dashboard
  return OPEN_ADMIN_PAGES.has(found.address.page) ? dashboard : url.pathname + url.search
}

/**
 * The address of the sign-in that leads back to the requested page (behaviour 1.16).
 * @param step of the second factor; absent for the password
 */
export function signInAddress(
  wanted: string | undefined,
  language: Language = 'en',
  step?: 'code' | 'backup',
): string {
  const query = new URLSearchParams({ ...(wanted ? { return: wanted } : {}), ...(step ? { step } : {}) })
  return `${localize('admin-login', {}, language)}${query.size > 0 ? `?${query}` : ''}`
}
