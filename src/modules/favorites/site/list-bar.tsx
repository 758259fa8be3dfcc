import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { LAYOUTS } from '#/modules/venues/model/venue-options.ts'
import { keptDay, LIST_LIMITS, type ListDetails, readCount, readLayout } from '../model/shortlist.ts'
import { changeDetails } from './use-details.ts'

interface ListBarProps {
  readonly details: ListDetails
  /** ISO 8601, UTC; undefined while nobody else sees the list. */
  readonly sharedUntil: string | undefined
  /** What its readers have answered. */
  readonly news: ReactNode
}

/** Name, dates, guests and layout of the list: they apply to every venue on it. */
export function ListBar({ details, sharedUntil, news }: ListBarProps) {
  const t = useTranslations()
  const language = useLanguage()
  const layoutId = useId()
  const [isOpen, setOpen] = useState(false)
  const said = useSaid(details)
  const count = (name: 'days' | 'guests') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 1,
    max: LIST_LIMITS[name],
    value: details[name]?.toString() ?? '',
    problem: t('shortlist.range', { most: LIST_LIMITS[name] }),
    onText: (text: string) => {
      const value = readCount(text, LIST_LIMITS[name])
      changeDetails({ [name]: value })
      return text === '' || value !== null
    },
  })
  return (
    <div className={isOpen ? 'list-bar unfolded' : 'list-bar'}>
      <button type="button" className="list-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{t('shortlist.details')}</span>
        {said && <small>{said}</small>}
      </button>
      <DraftField
        label={t('shortlist.title')}
        placeholder={t('shortlist.titlePlaceholder')}
        maxLength={LIST_LIMITS.title}
        value={details.title}
        onText={(title) => {
          changeDetails({ title })
          return true
        }}
      />
      <DraftField
        label={t('venue.firstDay')}
        type="date"
        min={parisDay(new Date())}
        value={details.startDate}
        onText={(text) => {
          changeDetails({ startDate: keptDay(text) })
          return true
        }}
      />
      <DraftField label={t('venue.numberOfDays')} placeholder={t('venue.anyDays')} {...count('days')} />
      <DraftField label={t('venue.guestsField')} placeholder={t('venue.anyGuests')} {...count('guests')} />
      <div className="detail">
        <label htmlFor={layoutId}>{t('shortlist.layout')}</label>
        <select
          className="field-s"
          id={layoutId}
          value={details.layout ?? ''}
          onChange={({ target: { value } }) => changeDetails({ layout: readLayout(value) })}
        >
          <option value="">{t('shortlist.anyLayout')}</option>
          {LAYOUTS.map((layout) => (
            <option key={layout} value={layout}>
              {t(`layout.${layout}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="list-kept">
        <p>
          {sharedUntil ? t('shared.live', { date: formatDate(sharedUntil, language) }) : t('shortlist.local')}
        </p>
        {news}
      </div>
    </div>
  )
}

/** The same as text, for paper. */
export function ListSaid({ details }: { details: ListDetails }) {
  const said = useSaid(details)
  return (
    <div className="list-said">
      {details.title && <p className="lead">{details.title}</p>}
      {said && <p>{said}</p>}
    </div>
  )
}

function useSaid({ startDate, days, guests, layout }: ListDetails): string {
  const t = useTranslations()
  const language = useLanguage()
  return dotted([
    startDate && formatStayDays(startDate, days, language),
    days && unbroken(t('venue.days', { n: days })),
    guests && unbroken(t('card.guests', { n: guests })),
    layout && t(`layout.${layout}`),
  ])
}

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  /** What is kept, as text. */
  value: string
  /** Keep a text; return whether it could be read. */
  onText: (text: string) => boolean
  /** Said below a text that cannot be read. */
  problem?: string
}

/** A field that keeps what is typed at once; what cannot be read stays to be mended. */
function DraftField({ label, value, onText, problem, ...input }: DraftFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<{ readonly text: string; readonly isRead: boolean }>()
  const isBad = draft !== undefined && !draft.isRead
  return (
    <div className="detail">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field-s"
        value={draft?.text ?? value}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad && problem ? `${id}-problem` : undefined}
        onChange={({ target: { value: text } }) => setDraft({ text, isRead: onText(text) })}
        onBlur={() => setDraft((now) => (now?.isRead ? undefined : now))}
      />
      {isBad && problem && (
        <p className="detail-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
