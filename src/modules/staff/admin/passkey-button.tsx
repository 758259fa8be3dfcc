import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { finishPasskeyConfirmation, startPasskeyConfirmation } from '../step-up.functions.ts'

interface PasskeyButtonProps {
  label: string
  small?: boolean
  onConfirmed: () => void
}

/** Button that asks the browser for a passkey of the account to confirm its owner's identity. */
export function PasskeyButton({ label, small = false, onConfirmed }: PasskeyButtonProps) {
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
      // Closing the browser's dialogue is a change of mind, not a failure.
      if (error instanceof Error && error.name === 'NotAllowedError') return
      throw error
    }
    showToast({ type: 'error', title: t('passkeyFailed'), timeout: 8000 })
  })
  return (
    <button
      type="button"
      className={small ? 'btn sm' : 'btn'}
      aria-disabled={asking || undefined}
      onClick={() => void ask()}
    >
      <AdminIcon name="fingerprint" />
      {label}
    </button>
  )
}
