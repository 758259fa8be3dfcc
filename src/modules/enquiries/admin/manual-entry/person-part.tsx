import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { askSamePerson, type EarlierEnquiry, type KnownPerson } from '../../manual-entry.functions.ts'
import { fieldsOfPerson, MANUAL_ENTRY_PERSON } from '../../model/manual-entry-fields.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { EarlierEnquiries } from './earlier-enquiries.tsx'
import { ManualEntryControl, useManualEntryForm } from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'

const COPIED = ['fullName', 'company', 'jobTitle', 'email', 'phone'] as const

/** What the person has just said is newer than what is known. */
const SAID_NOW: ReadonlySet<string> = new Set(['email', 'phone'])

/**
 * Return a function that copies the person of an earlier enquiry, also over a name that was typed to find it, with an undo.
 * Other contact details than the known ones stay.
 */
function useCopyPerson({ values }: ManualEntryDraft): (earlier: EarlierEnquiry) => void {
  const t = useTranslations('admin.entry')
  const { entry } = useManualEntryForm()
  const undo = useRequestUndo(() => undefined)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  return (earlier) => {
    const found = COPIED.flatMap((field) => {
      const known = earlier[field] ?? ''
      const typed = (values[field] ?? '').trim()
      const isTaken = known !== '' && known !== typed && (typed === '' || !SAID_NOW.has(field))
      return isTaken ? [[field, known] as const] : []
    })
    if (found.length === 0) {
      showToast({ type: 'info', title: t('nothingToCopy') })
      return
    }
    entry.change({ values: { ...values, ...Object.fromEntries(found) } })
    const title = t('copied', { reference: earlier.reference })
    undo.done(title, {
      change: title,
      isOfView: true,
      undo: () => {
        const now = latest.current
        const isUndone = found.every(([field, known]) => now[field] === known)
        const before = Object.fromEntries(found.map(([field]) => [field, values[field] ?? '']))
        if (isUndone) entry.change({ values: { ...now, ...before } })
        return { isUndone }
      },
    })
  }
}

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
  const tooLong = email.length > MANUAL_ENTRY_PERSON.email.max || phone.length > MANUAL_ENTRY_PERSON.phone.max
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
        {fieldsOfPerson(kind).map((name) => (
          <ManualEntryControl
            key={name}
            name={name}
            required={name === 'fullName'}
            hint={
              name === 'phone' && known.phone !== null ? t('phoneRead', { phone: known.phone }) : undefined
            }
          />
        ))}
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
