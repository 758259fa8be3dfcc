import { useTranslations } from 'use-intl'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { ShareFields } from './own-share.ts'

interface ShareFieldSetProps {
  readonly fields: ShareFields
  /** Whether answers are mailed to the address in the field already. */
  readonly isMailed: boolean
  readonly onChange: (fields: ShareFields) => void
}

const OPTIONS = [
  ['notes', 'withNotes'],
  ['prices', 'withPrices'],
  ['answers', 'withAnswers'],
] as const

/** What readers of a shared list see and may do, and whom to notify of answers. */
export function ShareFieldSet({ fields, isMailed, onChange }: ShareFieldSetProps) {
  const t = useTranslations('shared')
  const common = useTranslations('common')
  const text = (name: 'title' | 'ownerName', label: string, note?: string) => (
    <div className="form-field">
      <label htmlFor={`share-${name}`}>
        <span>{label}</span>
        {note && <span className="field-note">{note}</span>}
      </label>
      <input
        className="field"
        id={`share-${name}`}
        maxLength={SHARE_LIMITS[name]}
        value={fields[name]}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    </div>
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
        <div className="form-field">
          <label htmlFor="share-email">
            <span>{t('email')}</span>
            <span className="field-note">{common('optional')}</span>
          </label>
          <input
            className="field"
            id="share-email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={fields.email}
            aria-describedby="share-email-hint"
            onChange={({ target }) => onChange({ ...fields, email: target.value })}
          />
          <p className="hint" id="share-email-hint">
            {isMailed ? t('emailKnown') : t('emailHint')}
          </p>
        </div>
      )}
    </>
  )
}
