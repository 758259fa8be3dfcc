import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { Favorite } from '../model/favorite.ts'
import { LIST_LIMITS } from '../model/shortlist.ts'
import { keepNote } from './list-changes.ts'

/** What the visitor writes about a venue, kept with every letter. */
export function VenueNote({ favorite: { slug, name, note = '' } }: { favorite: Favorite }) {
  const t = useTranslations('shortlist')
  const { intl } = LANGUAGES[useLanguage()]
  // While the visitor writes, their text counts, also where the browser refuses to keep it.
  const [draft, setDraft] = useState<string>()
  const [kept, setKept] = useState<{ readonly isKept: boolean; readonly at: Date }>()
  const time = kept?.at.toLocaleTimeString(intl, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <>
      <textarea
        className="field-s"
        aria-label={t('noteFor', { name })}
        placeholder={t('notePlaceholder')}
        rows={3}
        maxLength={LIST_LIMITS.note}
        value={draft ?? note}
        onChange={({ target: { value } }) => {
          setDraft(value)
          setKept({ isKept: keepNote(slug, value), at: new Date() })
        }}
        onBlur={() => {
          if (kept?.isKept) setDraft(undefined)
        }}
      />
      <p className="note-said">{note}</p>
      <small role="status">
        {kept && (kept.isKept ? t('noteKept', { time: time ?? '' }) : t('noteFailed'))}
      </small>
    </>
  )
}
