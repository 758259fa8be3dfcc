import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { EarlierEnquiries } from './earlier-enquiries.tsx'
import { ManualEntryInput, useManualEntryForm } from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'
import { useSamePerson } from './use-same-person.ts'

interface PersonPartProps {
  draft: ManualEntryDraft
  screen: AdminLanguage
  hrefOf: (reference: string) => string
}

/** Who asks and how to reach them: a name and one of telephone and mail are all that is needed. */
export function PersonPart({ draft, screen, hrefOf }: PersonPartProps) {
  const t = useTranslations('admin.entry')
  const languages = useTranslations('admin.inbox.languages')
  const { entry } = useManualEntryForm()
  const { values, kind, language } = draft
  const known = useSamePerson({ email: values.email ?? '', phone: values.phone ?? '', language }, screen)
  return (
    <>
      <div className="entry-grid">
        <ManualEntryInput field="fullName" required />
        <ManualEntryInput field="company" />
        <ManualEntryInput
          field="phone"
          type="tel"
          hint={known.phone === null ? undefined : t('phoneRead', { phone: known.phone })}
        />
        <ManualEntryInput field="email" type="email" spellCheck={false} autoCapitalize="off" />
        {kind === 'quote-venue' && <ManualEntryInput field="jobTitle" />}
        <AdminSelect
          id="entry-language"
          label={t('language')}
          value={language}
          onChange={(event) => {
            const chosen = LANGUAGE_CODES.find((code) => code === event.target.value)
            if (chosen) entry.change({ language: chosen })
          }}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {languages(code)}
            </option>
          ))}
        </AdminSelect>
      </div>
      <EarlierEnquiries earlier={known.earlier} hrefOf={hrefOf} />
    </>
  )
}
