import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { confirmBySecret, fetchWaysToConfirm } from '../step-up.functions.ts'
import { PasskeyButton } from './passkey-button.tsx'

interface StepUpFormProps {
  onConfirmed: () => void
  /** Absent: there is nothing to return to. */
  onCancel?: () => void
}

const ONLY_PASSWORD = { code: false, passkey: false }

/** Form that confirms the signed-in staff member's identity again: password, app code or passkey. */
export function StepUpForm({ onConfirmed, onCancel }: StepUpFormProps) {
  const t = useTranslations('admin.stepUp')
  // If the request fails, fall back on the password, which every account has.
  const { data: ways = ONLY_PASSWORD } = useQuery({
    queryKey: ['ways-to-confirm'],
    queryFn: () => fetchWaysToConfirm(),
  })
  const [method, setMethod] = useState<'password' | 'code'>('password')
  const [problem, setProblem] = useState<'wrong' | 'codeWrong' | 'paused'>()
  const [confirm, confirming] = useAction(async (secret: string) => {
    const outcome = await confirmBySecret({ data: { method, secret } })
    if (outcome === 'right') return onConfirmed()
    setProblem(outcome === 'wrong' && method === 'code' ? 'codeWrong' : outcome)
  })
  const field = {
    error: problem && t(problem),
    autoFocus: true,
    'data-focus': true,
    required: true,
  } as const
  return (
    <form
      className="narrow-form"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(String(new FormData(event.currentTarget).get('step-up')))
      }}
    >
      <p className="soft">{t('lead')}</p>
      {method === 'password' ? (
        <PasswordField
          key="password"
          id="step-up"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          maxLength={128}
          {...field}
        />
      ) : (
        <AdminField
          key="code"
          id="step-up"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          {...field}
        />
      )}
      <p className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={confirming || undefined}>
          {t('confirm')}
        </button>
        {onCancel && (
          <button type="button" className="btn quiet" onClick={onCancel}>
            {t('cancel')}
          </button>
        )}
      </p>
      {(ways.code || ways.passkey) && (
        <p className="row wrap">
          {ways.code && (
            <button
              type="button"
              className="btn sm"
              onClick={() => {
                setMethod(method === 'code' ? 'password' : 'code')
                setProblem(undefined)
              }}
            >
              {t(method === 'code' ? 'usePassword' : 'useCode')}
            </button>
          )}
          {ways.passkey && <PasskeyButton label={t('usePasskey')} small onConfirmed={onConfirmed} />}
        </p>
      )}
    </form>
  )
}
