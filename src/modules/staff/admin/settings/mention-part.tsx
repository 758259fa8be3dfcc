import { useTranslations } from 'use-intl'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import {
  isSet,
  type LegalMentions,
  MAX_MENTION,
  MENTION_FIELDS,
  type Mention,
  type MentionField,
} from '../../model/legal-mentions.schema.ts'

interface MentionPartProps {
  mention: Mention
  typed: LegalMentions
  /** Whether what is saved lacks it, or has one that has expired. */
  isMissing: boolean
  errorOf: (field: keyof LegalMentions) => string | undefined
  onType: (changed: Partial<LegalMentions>) => void
}

/** The fields of one mention. */
export function MentionPart({ mention, typed, isMissing, errorOf, onType }: MentionPartProps) {
  const t = useTranslations('admin.settings.mentions')
  const fields = MENTION_FIELDS[mention]
  // What was typed stays in sight: the two exclude each other.
  const isHidden = mention === 'guarantee' && typed.noFunds && fields.every((field) => typed[field] === '')
  const noFundsError = errorOf('noFunds')
  return (
    <fieldset className="mention">
      <legend>{t(mention)}</legend>
      {isMissing && (
        <p className="mention-missing">
          <AdminIcon name="triangle-alert" small />
          {t(mention === 'card' && isSet(mention, typed) ? 'expired' : 'missing')}
        </p>
      )}
      {mention === 'guarantee' && (
        <div className="stack">
          <label className="row tick">
            <input
              className="check"
              type="checkbox"
              id="noFunds"
              checked={typed.noFunds}
              aria-describedby={noFundsError && 'noFunds-error'}
              onChange={(event) => onType({ noFunds: event.target.checked })}
            />
            {t('noFunds')}
          </label>
          {noFundsError && (
            <p className="field-error" id="noFunds-error">
              <AdminIcon name="circle-alert" small />
              {noFundsError}
            </p>
          )}
        </div>
      )}
      {!isHidden &&
        fields.map((field) => (
          <MentionInput
            key={field}
            field={field}
            value={typed[field]}
            error={errorOf(field)}
            onType={(value) => onType({ [field]: value })}
          />
        ))}
    </fieldset>
  )
}

interface MentionInputProps {
  field: MentionField
  value: string
  error: string | undefined
  onType: (value: string) => void
}

function MentionInput({ field, value, error, onType }: MentionInputProps) {
  const t = useTranslations('admin.settings.mentions.field')
  const texts = useAmountTexts(useScreenLanguage())
  const understood = field === 'guaranteeAmount' ? texts(readAmount(value)).understood : undefined
  return (
    <AdminField
      id={field}
      label={t(field)}
      type={TYPES[field] ?? 'text'}
      inputMode={field === 'guaranteeAmount' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={MAX_MENTION}
      value={value}
      error={error}
      hint={field === 'guaranteeAmount' ? <AmountEcho understood={understood} /> : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

const TYPES: Partial<Record<MentionField, 'date' | 'url'>> = { cardUntil: 'date', mediatorSite: 'url' }
