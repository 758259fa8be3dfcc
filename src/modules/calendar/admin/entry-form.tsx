import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField, AdminFieldBox, AdminSelect, adminDescribedBy } from '#/ui/admin/field.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { createEntry, type EntryAnswer, type ShownEntry, updateEntry } from '../calendar.functions.ts'
import { type CalendarEntry, ENTRY_KINDS, ENTRY_LIMITS, type EntryKind } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import type { DayRange } from '../model/day-range.ts'
import { OutsoldCount } from './outsold-note.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** What the form begins with: days of a venue, or an entry. */
export type Opened =
  | {
      readonly venueId: string
      readonly days: DayRange
      readonly usualEnd: string
      /** What the calendar of the venue has. */
      readonly among: readonly ShownEntry[]
    }
  | { readonly entry: ShownEntry }

interface EntryFormProps {
  opened: Opened
  onSaved: (answer: Extract<EntryAnswer, { kind: 'done' }>) => Promise<void>
  onCancel: () => void
}

/** Fields that say themselves what is wrong with them. */
const FIELD_OF = {
  'no-title': 'title',
  'no-day': 'firstDay',
  past: 'lastDay',
  'last-before-first': 'lastDay',
  'too-long': 'lastDay',
  'event-outside': 'eventFirstDay',
  'no-end': 'until',
  'end-past': 'until',
} as const

/** Form of a hold, a booking or a closure; what stands in it is what is sent. */
export function EntryForm({ opened, onSaved, onCancel }: EntryFormProps) {
  const t = useTranslations('admin.calendar')
  const { refusalOf, daysOf } = useEntryWords()
  const entry = 'entry' in opened ? opened.entry : undefined
  const days = 'entry' in opened ? opened.entry : opened.days
  const event = entry?.event ?? days
  const [kind, setKind] = useState<EntryKind>(entry?.kind ?? 'hold')
  const [range, setRange] = useState(days)
  const [refused, setRefused] = useState<EntryAnswer>()
  const [theirs, setTheirs] = useState<CalendarEntry>()
  const [save, saving] = useAction(async (data: FormData) => {
    const typed = (name: string) => String(data.get(name) ?? '')
    const range = { firstDay: typed('firstDay'), lastDay: typed('lastDay') }
    const input = {
      ...{ title: typed('title'), note: typed('note'), days: range },
      // Left empty, every day is one of the event.
      event: {
        firstDay: typed('eventFirstDay') || range.firstDay,
        lastDay: typed('eventLastDay') || range.lastDay,
      },
      until: kind === 'hold' ? typed('until') : null,
    }
    const answer =
      'entry' in opened
        ? await updateEntry({
            data: { ...input, id: opened.entry.id, version: (theirs ?? opened.entry).version },
          })
        : await createEntry({ data: { ...input, kind, venueId: opened.venueId } })
    if (answer.kind === 'done') return onSaved(answer)
    if (answer.kind === 'conflict') setTheirs(answer.present)
    setRefused(answer)
    const problem = answer.kind === 'refused' ? answer.problem : undefined
    if (problem !== undefined && problem in FIELD_OF)
      document.getElementById(`entry-${FIELD_OF[problem as keyof typeof FIELD_OF]}`)?.focus()
  })
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    void save(new FormData(submitted.currentTarget))
  }
  const problem = refused?.kind === 'refused' ? refused.problem : undefined
  const atField = problem !== undefined && problem in FIELD_OF
  const common = (name: string) => ({
    ...{ id: `entry-${name}`, name },
    error:
      refused && atField && FIELD_OF[problem as keyof typeof FIELD_OF] === name
        ? refusalOf(refused)
        : undefined,
  })
  const note = { id: 'entry-note', label: t('note') }
  // An event as long as its entry needs no second look.
  const hasEvent = event.firstDay !== days.firstDay || event.lastDay !== days.lastDay
  return (
    <form className="narrow-form" onSubmit={submit}>
      {refused && refused.kind !== 'conflict' && !atField && (
        <Notice kind="error" live>
          {refusalOf(refused)}
        </Notice>
      )}
      {refused?.kind === 'conflict' && theirs && (
        <Notice kind="warning" live>
          {t('theirs', { who: theirs.title, days: daysOf(theirs) })}
        </Notice>
      )}
      {entry === undefined && (
        <AdminSelect
          {...common('kind')}
          label={t('kind')}
          value={kind}
          onChange={(changed) => setKind(changed.target.value as EntryKind)}
        >
          {ENTRY_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </AdminSelect>
      )}
      <AdminField
        {...common('title')}
        label={t(kind === 'closed' ? 'why' : 'who')}
        defaultValue={entry?.title ?? ''}
        maxLength={ENTRY_LIMITS.title}
        autoComplete="off"
        data-focus
      />
      <div className="entry-days">
        {(['firstDay', 'lastDay'] as const).map((name) => (
          <AdminField
            key={name}
            {...common(name)}
            type="date"
            label={t(name)}
            defaultValue={days[name]}
            onChange={(changed) => setRange({ ...range, [name]: changed.target.value })}
          />
        ))}
      </div>
      {kind === 'booking' && 'among' in opened && (
        <OutsoldCount count={conflictsWith(opened.among, range, new Date()).held.length} />
      )}
      {kind === 'hold' && (
        <AdminField
          {...common('until')}
          type="datetime-local"
          label={t('until')}
          hint={t('untilHint')}
          defaultValue={'entry' in opened ? (opened.entry.until ?? '') : opened.usualEnd}
        />
      )}
      {kind !== 'closed' && (
        <details open={hasEvent || problem === 'event-outside'}>
          <summary>{t('event')}</summary>
          <p className="soft">{t('eventLead')}</p>
          <div className="entry-days">
            <AdminField
              {...common('eventFirstDay')}
              type="date"
              label={t('eventFirstDay')}
              defaultValue={hasEvent ? event.firstDay : ''}
            />
            <AdminField
              {...common('eventLastDay')}
              type="date"
              label={t('eventLastDay')}
              defaultValue={hasEvent ? event.lastDay : ''}
            />
          </div>
        </details>
      )}
      <AdminFieldBox {...note}>
        <textarea
          {...adminDescribedBy(note)}
          id="entry-note"
          name="note"
          className="input"
          rows={2}
          maxLength={ENTRY_LIMITS.note}
          defaultValue={entry?.note ?? ''}
        />
      </AdminFieldBox>
      <div className="row">
        <button type="submit" className="btn primary" aria-disabled={saving || undefined}>
          {t(entry === undefined ? `place.${kind}` : theirs ? 'keepMine' : 'save')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {t(theirs ? 'takeTheirs' : 'back')}
        </button>
      </div>
    </form>
  )
}
