import { useRouter } from '@tanstack/react-router'
import { usePagePath } from '#/i18n/react/link.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { NAVIGATION } from './navigation.ts'

/**
 * Keyboard shortcuts of the navigation: `g` and a letter open a section; `/` focuses the search of the page.
 */
export function useNavigationKeys(): void {
  const router = useRouter()
  const path = usePagePath()
  const me = useMe()
  const go = NAVIGATION.filter((entry) => !entry.administratorsOnly || me.role === 'administrator').map(
    ({ key, page }) => [`g ${key}`, () => void router.navigate({ href: path(page) })] as const,
  )
  useHotKeys(
    {
      ...Object.fromEntries(go),
      '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    },
    me.singleKeys,
  )
}
