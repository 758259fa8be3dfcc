import { useTranslations } from 'use-intl'
import { Field } from '#/ui/site/field.tsx'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { ShareFields } from './own-share.ts'

interface ShareFieldSetProps {
  readonly fields: ShareFields
  /** Whether answers are mailed to the address in the field already. */
  readonly isMailed: boolean
  /** Whether the address was refused. */
  readonly isEmailWrong: boolean
  readonly onChange: (fields: ShareFields) => void
}

/** Id of the field for the address. */
export const EMAIL_FIELD = 'share-email'

const OPTIONS = [
  ['notes', 'withNotes'],
  ['prices', 'withPrices'],
  ['answers', 'withAnswers'],
] as const

/** What readers of a shared list see and may do, and whom to notify of answers. */
export function ShareFieldSet({ fields, isMailed, isEmailWrong, onChange }: ShareFieldSetProps) {
  const t = useTranslations('shared')
  const common = useTranslations('common')
  const text = (name: 'title' | 'ownerName', label: string, note?: string) => (
    <Field
      id={`share-${name}`}
      label={label}
      note={note}
      maxLength={SHARE_LIMITS[name]}
      value={fields[name]}
      onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
    />
  )
  return (
    <>
      {text('title', t('titleField'))}
      {text('ownerName', t('ownerField'), common('optional'))}
      {OPTIONS.map(([name, label]) => (
        <label key={name} className="share-option">
          <input
            type="checkbox"
            checked={fields.options[name]}
            onChange={({ target }) =>
              onChange({ ...fields, options: { ...fields.options, [name]: target.checked } })
            }
          />
          {t(label)}
        </label>
      ))}
      {fields.options.answers && (
        <Field
          id={EMAIL_FIELD}
          label={t('email')}
          note={common('optional')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={fields.email}
          hint={isMailed ? t('emailKnown') : t('emailHint')}
          error={isEmailWrong ? t('emailWrong') : undefined}
          onChange={({ target }) => onChange({ ...fields, email: target.value })}
        />
      )}
    </>
  )
}
