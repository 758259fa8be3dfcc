import { localize } from '#/i18n/localize.ts'
import { useFailureText } from '#/i18n/use-failure-text.ts'
import { forgetLocalDrafts } from '#/ui/admin/local-draft.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { signOut } from '../session.functions.ts'

/** Gives the function that ends the present session and leads to the sign-in. */
export function useSignOut(): () => void {
  const [leave] = useAction(async () => {
    await signOut()
    forgetLocalDrafts()
    // A fresh start: nothing of what was seen stays in this tab.
    location.assign(`${localize('admin-login', {}, 'en')}?done=signed-out`)
  }, useFailureText())
  return () => void leave()
}
