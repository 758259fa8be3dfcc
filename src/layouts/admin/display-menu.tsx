import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { MODE_KEY } from '#/boot/color-mode.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'

/** Display modes with their icons. */
export const MODES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const

type Mode = (typeof MODES)[number][0]

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function present(): Mode {
  const { mode } = document.documentElement.dataset
  return mode === 'light' || mode === 'dark' ? mode : 'system'
}

/** The same choice as in the footer of the site, stored under the same key (behaviour 5.4). */
export function chooseDisplayMode(mode: Mode): void {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.mode
  else dataset.mode = mode
  try {
    if (mode === 'system') localStorage.removeItem(MODE_KEY)
    else localStorage.setItem(MODE_KEY, mode)
  } catch {
    // Storage is forbidden: the choice lasts for this page.
  }
  for (const listener of listeners) listener()
}

/** Light, dark, or the system's setting. */
export function DisplayMenu({ className }: { className: string }) {
  const t = useTranslations('admin.frame')
  const mode = useSyncExternalStore(subscribe, present, () => 'system' as const)
  return (
    <ActionMenu
      side="top"
      align="start"
      triggerClass={className}
      label={t('display')}
      trigger={
        <>
          <AdminIcon name="moon" />
          <span>{t('display')}</span>
        </>
      }
      entries={MODES.map(([name, icon]) => ({
        label: t(`mode.${name}`),
        icon,
        checked: mode === name,
        onSelect: () => chooseDisplayMode(name),
      }))}
    />
  )
}
