import { useTranslations } from 'use-intl'
import type { PhoneChoice } from '#/forms/form-error.ts'
import { PHONE_CHOICE } from '#/forms/read-form.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { PHONE_EXAMPLES } from '#/i18n/phone-examples.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Field } from '#/ui/site/field.tsx'
import type { FieldProps } from './use-field.ts'

/** A phone number in any usual spelling (behaviour 4.6); where several countries have it, one of them is asked for. */
export function PhoneField({ choices, ...field }: FieldProps) {
  // The field has the same place with and without the question: elsewhere it would begin anew, and what was typed be lost.
  return (
    <>
      <Field
        {...field}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={PHONE_EXAMPLES[useLanguage()]}
      />
      {choices && <PhoneChoices choices={choices} />}
    </>
  )
}

/** The countries that a number can be from, as radio buttons, which need no script. */
function PhoneChoices({ choices }: { readonly choices: readonly PhoneChoice[] }) {
  const t = useTranslations('enquiryForm')
  const { intl } = LANGUAGES[useLanguage()]
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  return (
    <fieldset className="phone-choices">
      <legend>{t('phoneCountry')}</legend>
      {choices.map(({ country, shown, text }) => (
        <label key={text}>
          <input type="radio" name={PHONE_CHOICE} value={text} />
          <span>
            {names.of(country) ?? country} <bdi>{shown.replaceAll(' ', '\u00a0')}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
