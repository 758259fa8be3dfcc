import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { askSamePerson, type KnownPerson } from '../../manual-entry.functions.ts'
import { MANUAL_ENTRY_LIMITS } from '../../model/manual-entry-fields.ts'
import { EarlierEnquiries } from './earlier-enquiries.tsx'
import { ManualEntryInput, useManualEntryForm } from './manual-entry-field.tsx'
import { useCopyPerson } from './use-copy-person.ts'
import type { ManualEntryDraft } from './use-manual-entry.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 350

const NO_VISITOR: KnownPerson = { phone: null, earlier: [] }

interface Typed {
  readonly email: string
  readonly phone: string
  readonly language: Language
}

/** Look up the person while address and number are being typed. */
function useSamePerson({ email, phone, language }: Typed, screen: AdminLanguage): KnownPerson {
  const nothing = email.trim() === '' && phone.trim() === ''
  const tooLong =
    email.length > (MANUAL_ENTRY_LIMITS.email ?? 0) || phone.length > (MANUAL_ENTRY_LIMITS.phone ?? 0)
  const isSearchable = !nothing && !tooLong
  const { answer = NO_VISITOR } = useLookUp({
    key: ['same-person', email, phone, language, screen],
    // Without anything to search for nobody is found, so that nobody stays for the next letter.
    ask: async () =>
      isSearchable ? askSamePerson({ data: { email, phone, language, screen } }) : NO_VISITOR,
    restMs: ASK_AFTER_MS,
  })
  // After a failure nobody is found: only a hint, what is typed is checked again when it is saved.
  return isSearchable ? answer : NO_VISITOR
}

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
  const copyPerson = useCopyPerson(draft)
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
      <EarlierEnquiries earlier={known.earlier} hrefOf={hrefOf} onCopy={copyPerson} />
    </>
  )
}
