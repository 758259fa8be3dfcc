import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { RouterLink } from '#/i18n/react/link.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { Brand } from '#/ui/admin/brand.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { SectionLetter } from '#/ui/admin/key-list.ts'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { setPaletteOpen } from '#/ui/admin/palette-open.ts'
import { AdminToaster } from '#/ui/admin/toaster.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useModKey } from '#/ui/admin/use-mod-key.ts'
import { DisplayMenu } from './display-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NAVIGATION } from './navigation.ts'
import type { LayoutUser, SessionActions } from './session-actions.ts'

/** Where the focus may be left behind when another page has come: on the navigation, or nowhere. */
const LEFT_BEHIND = '.rail, .tabbar, .skip'

/**
 * Move the focus to the heading of a page that has taken the place of another one, so that a screen reader announces it
 * and Tab goes on from there. A page that has put the focus somewhere itself keeps it.
 */
function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        const { activeElement } = document
        if (activeElement && activeElement !== document.body && !activeElement.closest(LEFT_BEHIND)) return
        const heading = document.querySelector<HTMLElement>('#main h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** `g` and a letter lead to a part of the back office; `/` leads into the search of the page. */
function useNavigationKeys(user: LayoutUser): void {
  const router = useRouter()
  const path = usePagePath()
  const go: { -readonly [Key in `g ${SectionLetter}`]?: () => void } = {}
  for (const { key, page, administratorsOnly = false } of NAVIGATION) {
    if (administratorsOnly && user.role !== 'administrator') continue
    go[`g ${key}`] = () => void router.navigate({ href: path(page) })
  }
  useHotKeys(
    {
      ...go,
      '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    },
    user.singleKeys,
  )
}

interface AccountMenuProps {
  user: LayoutUser
  signOut: () => void
}

/** Who works here, with the way to the own account and out. */
function AccountMenu({ user, signOut }: AccountMenuProps) {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  return (
    <ActionMenu
      side="top"
      align="start"
      triggerClass="rail-btn me"
      trigger={
        <>
          <Avatar name={user.name} />
          <span>{user.name}</span>
        </>
      }
      heading={
        <>
          <b className="strong">{user.name}</b>
          <span className="muted">{t(user.role)}</span>
        </>
      }
      entries={[
        { label: t('account'), icon: 'user', href: path('admin-account') },
        ...(user.role === 'administrator'
          ? ([
              { label: t('settings'), icon: 'sliders-horizontal', href: path('admin-settings') },
              { label: t('redirects'), icon: 'link-2', href: path('admin-redirects') },
            ] as const)
          : []),
        { label: t('signOut'), icon: 'log-out', onSelect: signOut },
      ]}
    />
  )
}

interface AdminLayoutProps {
  user: LayoutUser
  actions: SessionActions
  /** Number of new enquiries. */
  newEnquiries: number
  children: ReactNode
}

/** Layout of every page of the back office: rail, or tab bar on phones, and toasts. */
export function AdminLayout({ user, actions, newEnquiries, children }: AdminLayoutProps) {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  const { page: here } = useCurrentAddress()
  const mod = useModKey()
  useNavigationKeys(user)
  useHeadingFocus()
  // An administrator without a second factor has nowhere else to go (ADR 0050).
  const open = user.secondFactorDays === 0 ? [] : NAVIGATION
  const entries = open.filter((entry) => !entry.administratorsOnly || user.role === 'administrator')
  const behindMore = entries.filter(({ behindMore = false }) => behindMore)
  const isBehindMore =
    here === 'admin-account' ||
    behindMore.some(({ page, more = [] }) => page === here || more.some((one) => one === here))
  const links = (short: boolean) =>
    (short ? entries.filter(({ behindMore = false }) => !behindMore) : entries).map(
      ({ page, name, icon, more = [] }) => (
        <RouterLink
          key={page}
          page={page}
          title={short ? undefined : t(name)}
          // The current section, whatever filters its list has.
          aria-current={page === here ? 'page' : more.some((one) => one === here) ? 'true' : undefined}
        >
          <AdminIcon name={icon} />
          <span>{short && (name === 'dashboard' || name === 'requests') ? t(`short.${name}`) : t(name)}</span>
          {page === 'admin-requests' && newEnquiries > 0 && (
            <span className="count hot" title={t('newRequests', { count: newEnquiries })}>
              {newEnquiries}
            </span>
          )}
        </RouterLink>
      ),
    )
  return (
    <div className="app">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <aside className="rail" aria-label={t('rail')}>
        <Brand name={AGENCY.name} href={path('admin')} />
        {open.length > 0 && (
          <button
            type="button"
            className="rail-btn search-all"
            title={mod === null ? t('searchAll') : `${t('searchAll')} (${mod} + K)`}
            onClick={() => setPaletteOpen(true)}
          >
            <AdminIcon name="search" />
            <span>{t('search')}</span>
            {mod && <kbd className="end">{mod} K</kbd>}
          </button>
        )}
        <nav aria-label={t('navigation')}>{links(false)}</nav>
        <div className="foot">
          <a className="rail-btn" href={path('home')} target="_blank" rel="noreferrer" title={t('seeSite')}>
            <AdminIcon name="external-link" />
            <span>{t('seeSite')}</span>
          </a>
          <LanguageSwitch className="rail-btn" change={actions.changeLanguage} />
          <DisplayMenu className="rail-btn" />
          <AccountMenu user={user} signOut={actions.signOut} />
        </div>
      </aside>
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
      <nav className="tabbar" aria-label={t('navigation')}>
        {links(true)}
        {open.length > 0 && (
          <button type="button" onClick={() => setPaletteOpen(true)}>
            <AdminIcon name="search" />
            <span>{t('short.search')}</span>
          </button>
        )}
        <ActionMenu
          side="top"
          triggerClass={isBehindMore ? 'here' : ''}
          trigger={
            <>
              <AdminIcon name="ellipsis" />
              <span>{t('short.more')}</span>
            </>
          }
          entries={[
            ...behindMore.map(({ name, icon, page }) => ({ label: t(name), icon, href: path(page) })),
            { label: t('account'), icon: 'user', href: path('admin-account') },
          ]}
        />
      </nav>
      <AdminToaster closeLabel={t('close')} />
    </div>
  )
}
