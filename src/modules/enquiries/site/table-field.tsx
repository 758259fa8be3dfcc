import { useTranslations } from 'use-intl'
import type { Field as Definition } from '#/forms/field.ts'
import { formatTime } from '#/i18n/format-time.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { guestsAsked } from '../model/asked-ranges.ts'
import type { TextPath } from '../model/field-texts.ts'
import { PhoneField } from './contact-details.tsx'
import type { FieldProps } from './use-field.ts'
import { useTableText } from './use-table-text.ts'

/** An input of a form, with its label and its texts. */
export interface InputProps extends FieldProps {
  /** Called with what was typed when a line is left. */
  readonly onLeft?: (typed: string) => void
}

/** The input of a field as its row in the table of its form wants it. */
export function TableField({
  definition,
  onLeft,
  ...field
}: InputProps & { readonly definition: Definition }) {
  const textOf = useTableText()
  // A hint may name the least and the most.
  const hint = definition.hint && textOf(definition.hint, definition)
  const { autoComplete } = definition
  if (definition.kind === 'choice') return <ChoiceField definition={definition} hint={hint} {...field} />
  if (definition.kind === 'lines') return <TextArea {...field} rows={definition.rows} hint={hint} />
  if (definition.kind === 'email') {
    return (
      <Field
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    )
  }
  if (definition.kind === 'time') return <TimeField definition={definition} {...field} />
  if (definition.kind === 'day') return <DayField hint={hint} {...field} />
  if (definition.kind === 'integer') {
    return <Field {...field} inputMode={definition.unit === 'euros' ? 'decimal' : 'numeric'} hint={hint} />
  }
  if (autoComplete === 'tel') return <PhoneField {...field} hint={hint} />
  return (
    <Field
      {...field}
      autoComplete={autoComplete}
      autoCapitalize={autoComplete === 'name' ? 'words' : undefined}
      placeholder={definition.placeholder && textOf(definition.placeholder)}
      hint={hint}
      onBlur={onLeft && (({ target }) => onLeft(target.value))}
    />
  )
}

/** What a list says before anything is chosen. */
const CHOOSE = 'enquiryForm.choose' satisfies TextPath

function ChoiceField({
  definition,
  said,
  ...field
}: FieldProps & { definition: Extract<Definition, { kind: 'choice' }> }) {
  const textOf = useTableText()
  const t = useTranslations('enquiryForm')
  const saidFor = (code: string) => {
    if (said === undefined || code !== field.defaultValue) return null
    return guestsAsked(code) && t('guestsSaid', { n: said })
  }
  return (
    <SelectField {...field}>
      <option value="">{textOf(definition.noneName ?? CHOOSE)}</option>
      {definition.options.map((code) => (
        <option key={code} value={code}>
          {saidFor(code) ?? textOf(`${definition.optionNames}.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

function TimeField({
  definition,
  ...field
}: FieldProps & { definition: Extract<Definition, { kind: 'time' }> }) {
  const textOf = useTableText()
  const language = useLanguage()
  return (
    <SelectField {...field}>
      <option value="">{textOf(CHOOSE)}</option>
      {definition.times.map((time) => (
        <option key={time} value={time}>
          {formatTime(time, language)}
        </option>
      ))}
    </SelectField>
  )
}

/** A day from today on (behaviour 4.6), which is told when the field is used (`app/site.ts`): the page may be older. */
function DayField(field: FieldProps) {
  return <Field {...field} type="date" data-from-today="" />
}
