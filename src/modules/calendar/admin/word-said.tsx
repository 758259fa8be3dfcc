import { useTranslations } from 'use-intl'
import type { ShownWord } from '../model/shown-word.ts'
import { useEntryWords } from './use-entry-words.ts'

/** The owner's word in a row of the calendar. */
export function WordSaid({ word }: { word: ShownWord }) {
  const t = useTranslations('admin.ownerWord.said')
  const { dayOf, momentOf } = useEntryWords()
  const { kind, ask } = word
  const { validUntil, freeFrom, note } = ask
  return (
    <>
      <span className={kind === 'no' || kind === 'over' ? 'strong' : undefined}>
        {t(kind === 'no' && freeFrom !== null ? 'no-from' : kind, {
          ...{ at: momentOf(ask.askedAt), until: validUntil === null ? '' : momentOf(validUntil) },
          from: freeFrom === null ? '' : dayOf(freeFrom),
        })}
      </span>
      {note !== '' && <span className="soft entry-note">{note}</span>}
    </>
  )
}
