import { useEffect, useState } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'
import { askSamePerson, type KnownPerson } from '../../manual-entry.functions.ts'
import { MANUAL_ENTRY_LIMITS } from '../../model/manual-entry-fields.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 350

const NO_VISITOR: KnownPerson = { phone: null, earlier: [] }

interface Typed {
  readonly email: string
  readonly phone: string
  readonly language: Language
}

/** Look up the person while address and number are being typed. */
export function useSamePerson({ email, phone, language }: Typed, screen: AdminLanguage): KnownPerson {
  const [known, setKnown] = useState(NO_VISITOR)
  useEffect(() => {
    let current = true
    const nothing = email.trim() === '' && phone.trim() === ''
    const tooLong =
      email.length > (MANUAL_ENTRY_LIMITS.email ?? 0) || phone.length > (MANUAL_ENTRY_LIMITS.phone ?? 0)
    if (nothing || tooLong) {
      setKnown(NO_VISITOR)
      return
    }
    const timer = setTimeout(() => {
      askSamePerson({ data: { email, phone, language, screen } }).then(
        (found) => current && setKnown(found),
        // Only a hint: what is typed is checked again when it is saved.
        () => current && setKnown(NO_VISITOR),
      )
    }, ASK_AFTER_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [email, phone, language, screen])
  return known
}
