import { useTranslations } from 'use-intl'
import { namesOf, type QuoteRequestField } from '../model/form-fields.ts'
import { FieldRows, Inputs } from './field-rows.tsx'
import type { FieldProps } from './use-field.ts'

interface QuoteRequestFieldsProps {
  readonly field: (name: QuoteRequestField) => FieldProps
}

/** The three questions with which a request begins on the home page. */
const FIRST: readonly QuoteRequestField[] = ['eventType', 'desiredDate', 'guestCount']

/** The fields of variant A, two to a row where there is room. */
export function QuoteRequestFields({ field }: QuoteRequestFieldsProps) {
  return <PersonAndMatter title="event" names={namesOf('quote', 'matter')} field={field} />
}

/** The questions with which it begins, side by side. */
export function StarterFields({ field }: QuoteRequestFieldsProps) {
  return (
    <div className="three">
      <Inputs kind="quote" names={FIRST} field={field} />
    </div>
  )
}

/** The other fields of variant A. */
export function FurtherFields({ field }: QuoteRequestFieldsProps) {
  const names = namesOf('quote', 'matter').filter((name) => !FIRST.includes(name))
  return <PersonAndMatter title="more" names={names} field={field} />
}

interface PersonAndMatterProps extends QuoteRequestFieldsProps {
  readonly title: 'event' | 'more'
  readonly names: readonly QuoteRequestField[]
}

function PersonAndMatter({ title, names, field }: PersonAndMatterProps) {
  const t = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  return (
    <>
      <fieldset>
        <legend>{t('you')}</legend>
        <div>
          <FieldRows kind="quote" names={namesOf('quote', 'person')} field={field} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{title === 'event' ? t('event') : labels('more')}</legend>
        <div>
          <FieldRows kind="quote" names={names} field={field} />
        </div>
      </fieldset>
    </>
  )
}
