import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { showToast } from '#/ui/site/toast-store.ts'
import { finishPasskeyConfirmation, startPasskeyConfirmation } from '../step-up.functions.ts'

/** Asks the browser for a passkey of the account, to show who one is. */
export function usePasskeyConfirmation(onConfirmed: () => void) {
  const t = useTranslations('admin.stepUp')
  const [ask, asking] = useAction(async () => {
    const [{ startAuthentication }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      startPasskeyConfirmation(),
    ])
    try {
      const response = await startAuthentication({ optionsJSON: JSON.parse(options) })
      if (await finishPasskeyConfirmation({ data: { response: JSON.stringify(response) } }))
        return onConfirmed()
    } catch (error) {
      // Whoever closes the browser's dialogue has changed their mind; that is no failure.
      if (error instanceof Error && error.name === 'NotAllowedError') return
      throw error
    }
    showToast({ type: 'error', title: t('passkeyFailed'), timeout: 8000 })
  }, useFailureText())
  return { ask: () => void ask(), asking }
}
