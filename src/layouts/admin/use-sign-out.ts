import { localize } from '#/i18n/addresses/localize.ts'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { signOut } from '#/modules/staff/session.functions.ts'
import { forgetLocalDrafts } from '#/ui/admin/local-draft.ts'
import { useAction } from '#/ui/admin/use-action.ts'

/** Return the function that ends the current session and opens the sign-in page. */
export function useSignOut(): () => void {
  const [leave] = useAction(async () => {
    await signOut()
    forgetLocalDrafts()
    // A full load, so that no data stays in this tab.
    location.assign(`${localize('admin-login', {}, 'en')}?done=signed-out`)
  }, useFailureText())
  return () => void leave()
}
