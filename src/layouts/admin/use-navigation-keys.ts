import { useRouter } from '@tanstack/react-router'
import { usePagePath } from '#/i18n/react/link.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { NAVIGATION } from './navigation.ts'
import type { LayoutUser } from './session-actions.ts'

/** `g` and a letter lead to a part of the back office; `/` leads into the search of the page. */
export function useNavigationKeys(user: LayoutUser): void {
  const router = useRouter()
  const path = usePagePath()
  const go = NAVIGATION.filter((entry) => !entry.administratorsOnly || user.role === 'administrator').map(
    ({ key, page }) => [`g ${key}`, () => void router.navigate({ href: path(page) })] as const,
  )
  useHotKeys(
    {
      ...Object.fromEntries(go),
      '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    },
    user.singleKeys,
  )
}
