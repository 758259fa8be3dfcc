import type { PageId } from './paths.ts'

/** Pages of the back office (behaviour 1.16). */
export const ADMIN_PAGES = [
  'admin',
  'admin-login',
  'admin-venues',
  'admin-venue',
  'admin-venue-preview',
  'admin-venue-calendar',
  'admin-options',
  'admin-bookings',
  'admin-booking',
  'admin-quotes',
  'admin-quote',
  'admin-quote-evidence',
  'admin-requests',
  'admin-templates',
  'admin-redirects',
  'admin-people',
  'admin-settings',
  'admin-account',
  'admin-confirm',
  'admin-forgotten',
  'admin-reset',
  'admin-invitation',
] as const satisfies readonly PageId[]

export type AdminPageId = (typeof ADMIN_PAGES)[number]

/** Pages that are open without a session, each with a form that is posted to its own address. */
export const OPEN_ADMIN_PAGES: ReadonlySet<AdminPageId> = new Set([
  'admin-login',
  'admin-forgotten',
  'admin-reset',
  'admin-invitation',
])

export function isAdminPage(page: PageId): page is AdminPageId {
  return (ADMIN_PAGES as readonly PageId[]).includes(page)
}
