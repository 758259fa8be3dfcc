import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { chooseDisplayMode, MODES } from '#/layouts/admin/display-menu.tsx'
import { NAVIGATION } from '#/layouts/admin/navigation.ts'
import type { SessionActions } from '#/layouts/admin/session-actions.ts'
import { ENQUIRIES_WORKBOOK } from '#/modules/enquiries/model/enquiries-table.ts'
import type { Me } from '#/modules/staff/model/me.ts'
import { EXPORT_COMMAND, type PaletteCommand } from '#/ui/admin/palette-commands.ts'

/** Commands of the palette that are there on every page. */
export function usePaletteCommands(
  me: Me,
  language: AdminLanguage,
  actions: SessionActions,
): PaletteCommand[] {
  const t = useTranslations('admin.palette')
  const frame = useTranslations('admin.frame')
  const router = useRouter()
  const path = usePagePath()
  const go = (href: string) => () => void router.navigate({ href })
  const isOpen = (administratorsOnly = false) => !administratorsOnly || me.role === 'administrator'
  const pages = NAVIGATION.filter((entry) => isOpen(entry.administratorsOnly)).map(
    ({ page, name, icon, key }): PaletteCommand => ({
      id: page,
      label: t('goTo', { page: frame(name) }),
      also: t(`also.${name}`),
      icon,
      onSelect: go(path(page)),
      ...(me.singleKeys ? { keys: ['G', key.toUpperCase()] } : {}),
    }),
  )
  return [
    ...pages,
    {
      id: 'new-request',
      label: t('newRequest'),
      also: t('also.newRequest'),
      icon: 'plus',
      onSelect: go(path('admin-requests', {}, 'enter=1')),
    },
    {
      id: 'new-venue',
      label: t('newVenue'),
      also: t('also.newVenue'),
      icon: 'plus',
      onSelect: go(path('admin-venues', {}, 'add=1')),
    },
    {
      id: EXPORT_COMMAND,
      label: t('exportRequests'),
      also: t('also.export'),
      icon: 'download',
      onSelect: () => location.assign(`${ENQUIRIES_WORKBOOK}?${new URLSearchParams({ in: language })}`),
    },
    ...(isOpen(true)
      ? [
          {
            id: 'settings',
            label: t('goTo', { page: frame('settings') }),
            also: t('also.settings'),
            icon: 'sliders-horizontal' as const,
            onSelect: go(path('admin-settings')),
          },
          {
            id: 'redirects',
            label: t('redirects'),
            also: t('also.redirects'),
            icon: 'link-2' as const,
            onSelect: go(path('admin-redirects')),
          },
        ]
      : []),
    {
      id: 'account',
      label: t('goTo', { page: frame('account') }),
      also: t('also.account'),
      icon: 'user',
      onSelect: go(path('admin-account')),
    },
    {
      id: 'language',
      label: frame('switchLanguage'),
      also: t('also.language'),
      icon: 'languages',
      onSelect: () => void actions.changeLanguage(frame('otherLanguageCode') === 'fr' ? 'fr' : 'en'),
    },
    ...MODES.map(
      ([mode, icon]): PaletteCommand => ({
        id: `mode-${mode}`,
        label: t('display', { mode: frame(`mode.${mode}`) }),
        also: t(`also.mode.${mode}`),
        icon,
        onSelect: () => chooseDisplayMode(mode),
      }),
    ),
    {
      id: 'site',
      label: frame('seeSite'),
      also: t('also.site'),
      icon: 'external-link',
      onSelect: () => void window.open(path('home'), '_blank', 'noreferrer'),
    },
    {
      id: 'sign-out',
      label: frame('signOut'),
      also: t('also.signOut'),
      icon: 'log-out',
      onSelect: actions.signOut,
    },
  ]
}
