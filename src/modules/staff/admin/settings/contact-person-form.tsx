import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { saveContactPerson } from '../../agency-settings.functions.ts'
import {
  type ContactPerson,
  LONGEST_CONTACT_NAME,
  typedContactSchema,
} from '../../model/contact-person.schema.ts'
import { SettingConflict } from './setting-conflict.tsx'
import { useSettingEditor, type VersionedSetting } from './use-setting-editor.ts'

/**
 * What is wrong with a contact person, and the field that it is wrong in.
 * @param refused the number that the server has refused last
 */
function problemIn(person: ContactPerson, refused: string | undefined) {
  const { name, languages, phone } = person
  if (phone !== '' && phone === refused) return { field: 'contact-phone', text: 'badPhone' } as const
  if (typedContactSchema.safeParse(person).success) return undefined
  if (name.trim() === '') return { field: 'contact-name', text: 'noName' } as const
  if (languages.length === 0) return { field: `contact-${LANGUAGE_CODES[0]}`, text: 'noLanguage' } as const
  return { field: 'contact-phone', text: phone === '' ? 'noName' : 'badPhone' } as const
}

/** The person whom public pages name. */
export function ContactPersonForm({ contact }: { contact: VersionedSetting<ContactPerson> }) {
  const t = useTranslations('admin.settings.contact')
  const words = useRecordWords()
  const languageName = useLanguageName()
  const [refused, setRefused] = useState<string>()
  const problemOf = (person: ContactPerson) => problemIn(person, refused)
  const { editor, saving } = useSettingEditor(contact, {
    name: t('title'),
    saved: t('saved'),
    send: async (person, version) => {
      const outcome = await saveContactPerson({ data: { person, version } })
      if (outcome.kind === 'refused') {
        setRefused(person.phone)
        document.getElementById('contact-phone')?.focus()
      }
      return outcome
    },
    problemOf: (person) => {
      const problem = problemOf(person)
      return problem && (() => document.getElementById(problem.field)?.focus())
    },
  })
  const { draft: person, isDirty, write } = editor
  const problem = problemOf(person)
  const type = (part: Partial<ContactPerson>) => write((now) => ({ ...now, ...part }))
  const tick = (language: Language, isSpoken: boolean) =>
    // In the order of the site, whatever was ticked first.
    type({
      languages: LANGUAGE_CODES.filter((one) =>
        one === language ? isSpoken : person.languages.includes(one),
      ),
    })
  const said = (theirs: ContactPerson) =>
    [theirs.name || t('none'), ...theirs.languages.map(languageName), theirs.phone].filter(Boolean).join(', ')
  return (
    <section className="section" aria-labelledby="contact-person">
      <h2 id="contact-person">{t('title')}</h2>
      <form
        className="narrow-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty) void saving.save()
        }}
      >
        <p className="soft">{t('lead')}</p>
        {saving.conflict && (
          <SettingConflict
            saving={saving}
            title={t('conflict')}
            theirs={[{ label: t('title'), value: said(saving.conflict.value) }]}
          />
        )}
        <AdminField
          id="contact-name"
          label={t('name')}
          maxLength={LONGEST_CONTACT_NAME}
          autoComplete="off"
          value={person.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <fieldset className="mention">
          <legend>{t('languages')}</legend>
          {LANGUAGE_CODES.map((language) => (
            <label key={language} className="row tick">
              <input
                className="check"
                type="checkbox"
                id={`contact-${language}`}
                checked={person.languages.includes(language)}
                onChange={(event) => tick(language, event.target.checked)}
              />
              {languageName(language)}
            </label>
          ))}
        </fieldset>
        <AdminField
          id="contact-phone"
          type="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          autoComplete="off"
          value={person.phone}
          onChange={(event) => type({ phone: event.target.value })}
        />
        {problem && (
          <p role="status" className="field-error">
            <AdminIcon name="circle-alert" small />
            {t(problem.text)}
          </p>
        )}
        <p>
          <button
            type="submit"
            className="btn primary"
            aria-disabled={!isDirty || problem !== undefined || saving.isSaving || undefined}
          >
            {words.save}
          </button>
        </p>
      </form>
    </section>
  )
}
