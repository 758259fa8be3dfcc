import { useTranslations } from 'use-intl'
import { fieldFacts, fieldsIn, type ReplyField } from '../../model/reply-fields.ts'
import { AmountFill } from './amount-fill.tsx'
import type { ComposerState } from './use-composer.ts'

const TYPES = { date: 'date', time: 'time', text: 'text' } as const

/** DOM id of a field's input, focused when its chip is pressed. */
export function fieldInputId(field: ReplyField): string {
  return `reply-field-${field}`
}

interface FieldInputsProps {
  composer: ComposerState
  /** Fields with a value from the enquiry. */
  given: ReadonlySet<ReplyField>
}

/** Inputs for the fields of the text that the enquiry does not fill in. */
export function FieldInputs({ composer, given }: FieldInputsProps) {
  const t = useTranslations('admin.reply')
  const { draft, filled } = composer
  const asked = fieldsIn(`${draft.subject}\n${draft.body}`).filter((field) => {
    const { input } = fieldFacts(field)
    return input !== undefined && (!given.has(field) || draft.typed[field] !== undefined)
  })
  if (asked.length === 0) return null
  return (
    <fieldset className="to-fill">
      <legend className="sr">{t('toFill')}</legend>
      {asked.map((field) => {
        const { input } = fieldFacts(field)
        const common = {
          id: fieldInputId(field),
          className: 'input',
          value: draft.typed[field] ?? '',
          'aria-invalid': filled.missing.includes(field) || undefined,
        }
        if (input === 'price') {
          return (
            <AmountFill
              key={field}
              id={common.id}
              label={t(`fields.${field}`)}
              value={common.value}
              days={undefined}
              onChange={(typed) => composer.type(field, typed)}
            />
          )
        }
        return (
          <div key={field} className={input === 'long' ? 'fill long-fill' : 'fill'}>
            <label htmlFor={common.id}>{t(`fields.${field}`)}</label>
            {input === 'long' ? (
              <textarea
                {...common}
                rows={4}
                maxLength={4000}
                onChange={(event) => composer.type(field, event.target.value)}
              />
            ) : (
              <input
                {...common}
                type={TYPES[input ?? 'text']}
                maxLength={200}
                onChange={(event) => composer.type(field, event.target.value)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
