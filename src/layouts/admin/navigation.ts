import type { AdminPageId } from '#/i18n/addresses/admin-pages.ts'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { SectionLetter } from '#/ui/admin/key-list.ts'

/** A link of the back office's side bar, with its key. */
export interface NavigationEntry {
  readonly page: AdminPageId
  /** Key of its name in `admin.frame`. */
  readonly name:
    | 'dashboard'
    | 'requests'
    | 'venues'
    | 'quotes'
    | 'options'
    | 'bookings'
    | 'templates'
    | 'people'
  readonly icon: AdminIconName
  /** Pressed after `g`. */
  readonly key: SectionLetter
  readonly administratorsOnly?: boolean
  /** In the bar of phones: behind its last button. */
  readonly behindMore?: boolean
  /** Pages of the section besides its first one. */
  readonly more?: readonly AdminPageId[]
}

/** The sections of the back office, in their order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { page: 'admin', name: 'dashboard', icon: 'layout-dashboard', key: 't', more: ['admin-redirects'] },
  { page: 'admin-requests', name: 'requests', icon: 'inbox', key: 'd' },
  {
    page: 'admin-venues',
    name: 'venues',
    icon: 'building-2',
    key: 'l',
    more: ['admin-venue', 'admin-venue-calendar'],
  },
  {
    page: 'admin-quotes',
    name: 'quotes',
    icon: 'list-ordered',
    key: 'q',
    more: ['admin-quote', 'admin-quote-evidence'],
  },
  { page: 'admin-options', name: 'options', icon: 'clock', key: 'o', behindMore: true },
  {
    page: 'admin-bookings',
    name: 'bookings',
    icon: 'calendar-check',
    key: 'r',
    behindMore: true,
    more: ['admin-booking'],
  },
  { page: 'admin-templates', name: 'templates', icon: 'file-text', key: 'm', behindMore: true },
  {
    page: 'admin-people',
    name: 'people',
    icon: 'users',
    key: 'p',
    administratorsOnly: true,
    behindMore: true,
    more: ['admin-settings'],
  },
]
