import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { intoView } from '#/ui/admin/into-view.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { type FieldName, takeField } from '../../model/venue-fields.ts'
import { languageOfField, useFieldName, useFieldValue } from './use-field-labels.ts'
import type { Contradiction } from './use-saving.ts'

interface ContradictionPanelProps {
  contradiction: Contradiction
  onSettle: (document: VenueDocument) => void
}

/** Both values of everything that two people have changed, side by side; nothing is overwritten unseen. */
export function ContradictionPanel({ contradiction, onSettle }: ContradictionPanelProps) {
  const t = useTranslations('admin.venueDesk')
  const { somebody } = useRecordWords()
  const { theirs, merged } = contradiction
  const fieldName = useFieldName()
  const fieldValue = useFieldValue()
  const [taken, setTaken] = useState<ReadonlySet<FieldName>>(new Set())
  const choose = (field: FieldName, own: boolean) => {
    const next = new Set(taken)
    if (own) next.delete(field)
    else next.add(field)
    setTaken(next)
  }
  const settle = () => {
    const document = [...taken].reduce(
      (now, field) => takeField(now, theirs.document, field),
      merged.document,
    )
    onSettle(document)
  }
  return (
    <section ref={intoView} className="section contradiction" aria-label={t('contradiction')}>
      <Notice kind="warning" live>
        {t('contradictionLead', { name: theirs.changedBy ?? somebody })}
      </Notice>
      {merged.conflicts.map(({ field, mine, theirs: other }) => (
        <fieldset key={field} className="versus">
          <legend>{fieldName(field)}</legend>
          {[
            { own: true, value: mine, label: t('mine') },
            { own: false, value: other, label: t('theirs', { name: theirs.changedBy ?? somebody }) },
          ].map(({ own, value, label }) => (
            <label key={label} className="row tick">
              <input
                type="radio"
                name={`versus-${field}`}
                checked={taken.has(field) !== own}
                onChange={() => choose(field, own)}
              />
              <span>
                <span className="muted">{label}</span>
                <b className="strong" lang={languageOfField(field)}>
                  {fieldValue(field, value) || t('nothing')}
                </b>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" className="btn primary" onClick={settle}>
        {t('settle')}
      </button>
    </section>
  )
}
