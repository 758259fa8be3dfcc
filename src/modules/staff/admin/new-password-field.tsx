import { useTranslations } from 'use-intl'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import type { PasswordProblem } from '../model/password-rules.ts'

interface NewPasswordFieldProps {
  id: string
  label: string
  problem: PasswordProblem | undefined
}

/** Field for a new password, with its rules. Only the server knows whether the password is a common one. */
export function NewPasswordField({ id, label, problem }: NewPasswordFieldProps) {
  const t = useTranslations('admin.gate')
  const problemText = useTranslations('admin.passwordProblem')
  return (
    <PasswordField
      id={id}
      label={label}
      autoComplete="new-password"
      hint={t('passwordHint')}
      error={problem && problemText(problem)}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      minLength={12}
      maxLength={128}
      required
    />
  )
}
