import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/use-failure-text.ts'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'

interface ConfirmPasswordProps {
  /** Does what was confirmed; `wrong` and `paused` are shown here. */
  onConfirm: (password: string) => Promise<'wrong' | 'paused' | undefined>
  onCancel: () => void
}

/** Asks for the password again before something that matters. */
export function ConfirmPassword({ onConfirm, onCancel }: ConfirmPasswordProps) {
  const t = useTranslations('admin.account')
  const words = useTranslations('admin.passwordProblem')
  const [problem, setProblem] = useState<'wrong' | 'paused'>()
  const [confirm, running] = useAction(async (password: string) => {
    setProblem(await onConfirm(password))
  }, useFailureText())
  return (
    <form
      className="narrow-form"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(String(new FormData(event.currentTarget).get('confirmed')))
      }}
    >
      <p className="soft">{t('confirmLead')}</p>
      <PasswordField
        id="confirmed"
        label={t('present')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={problem && words(problem)}
        maxLength={128}
        autoFocus
        required
      />
      <p className="row">
        <button type="submit" className="btn primary" aria-disabled={running || undefined}>
          {t('confirm')}
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}
