import type { AdminPageId } from '#/i18n/addresses/admin-pages.ts'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { SectionLetter } from '#/ui/admin/key-list.ts'

/** A link of the back office's side bar, with its key. */
export interface NavigationEntry {
  readonly page: AdminPageId
  /** Key of its name in `admin.frame`. */
  readonly name: 'dashboard' | 'requests' | 'venues' | 'templates' | 'people'
  readonly icon: AdminIconName
  /** Pressed after `g`. */
  readonly key: SectionLetter
  readonly administratorsOnly?: boolean
  /** Pages of the section besides its first one. */
  readonly more?: readonly AdminPageId[]
}

/** The sections of the back office, in their order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { page: 'admin', name: 'dashboard', icon: 'layout-dashboard', key: 't', more: ['admin-redirects'] },
  { page: 'admin-requests', name: 'requests', icon: 'inbox', key: 'd' },
  { page: 'admin-venues', name: 'venues', icon: 'building-2', key: 'l', more: ['admin-venue'] },
  { page: 'admin-templates', name: 'templates', icon: 'file-text', key: 'm' },
  {
    page: 'admin-people',
    name: 'people',
    icon: 'users',
    key: 'p',
    administratorsOnly: true,
    more: ['admin-settings'],
  },
]
