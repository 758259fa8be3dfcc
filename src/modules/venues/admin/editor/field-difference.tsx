import { useTranslations } from 'use-intl'
import type { FieldChange, FieldValue } from '../../model/venue-fields.ts'
import { languageOfField, useFieldName, useFieldValue } from './use-field-labels.ts'

/** One field of a change: what was struck out, what was written. Of lists, only what went and what came. */
export function FieldDifference({ change: { field, from, to } }: { change: FieldChange }) {
  const t = useTranslations('admin.venueDesk')
  const fieldName = useFieldName()
  const fieldValue = useFieldValue()
  const isList = field !== 'photos' && Array.isArray(from) && Array.isArray(to)
  const gone = fieldValue(field, isList ? without(from, to) : from)
  const come = fieldValue(field, isList ? without(to, from) : to)
  const moved = field === 'photos' && gone === come
  return (
    <>
      <dt>{fieldName(field)}</dt>
      <dd lang={languageOfField(field)}>
        {moved ? (
          <ins>{t('reordered')}</ins>
        ) : (
          <>
            {gone !== '' && <del>{gone}</del>} {come !== '' && <ins>{come}</ins>}
          </>
        )}
      </dd>
    </>
  )
}

function without(list: FieldValue, other: FieldValue): string[] {
  const gone: readonly string[] = Array.isArray(other) ? other : []
  return Array.isArray(list) ? list.filter((one) => !gone.includes(one)) : []
}
