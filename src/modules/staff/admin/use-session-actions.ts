import { localize } from '#/i18n/addresses/localize.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { staffDrafts } from '#/ui/admin/staff-drafts.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { setLanguage, signOut } from '../session.functions.ts'
import { useAccountReload } from './use-account-reload.ts'

/** Actions of the layout of the back office: another language, and signing out. */
export function useSessionActions() {
  const reload = useAccountReload()
  const [leave] = useAction(async () => {
    await signOut()
    staffDrafts.clear()
    // A fresh start: nothing of what was seen stays in this tab.
    location.assign(`${localize('admin-login', {}, 'en')}?done=signed-out`)
  })
  return {
    changeLanguage: async (language: AdminLanguage) => {
      await setLanguage({ data: language })
      await reload()
    },
    signOut: () => void leave(),
  }
}
