import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { WORD_LENGTHS } from '../../model/owner-ask.ts'
import type { TypedDays } from './word-form.ts'

/** The days, the event, guests and set-up of a question. */
export function DaysFields({
  id,
  typed,
  onChange,
  error,
}: {
  id: string
  typed: TypedDays
  onChange: (typed: TypedDays) => void
  error: string | undefined
}) {
  const t = useTranslations('admin.ownerWord')
  const field = (name: keyof TypedDays) => ({
    id: `${id}-${name}`,
    label: t(`fields.${name}`),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [name]: event.target.value }),
  })
  return (
    <>
      <div className="grid-2">
        <AdminField {...field('firstDay')} type="date" required error={error} />
        <AdminField {...field('lastDay')} type="date" required min={typed.firstDay || undefined} />
      </div>
      <AdminField {...field('event')} required maxLength={WORD_LENGTHS.event} />
      <div className="grid-2">
        <AdminField {...field('guests')} type="number" min={1} max={100_000} inputMode="numeric" />
        <AdminField {...field('setUp')} maxLength={WORD_LENGTHS.setUp} />
      </div>
    </>
  )
}
