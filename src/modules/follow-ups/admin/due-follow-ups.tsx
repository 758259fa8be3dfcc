import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { DAY_CHOICES, daysFromToday } from '#/lib/offered-days.ts'
import { useMe } from '#/modules/staff/model/me.ts'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { DueFollowUp, DueList } from '../model/follow-up.ts'
import { useFollowUpActions } from './use-follow-up-actions.ts'
import { useFollowUpWords } from './use-follow-up-words.ts'

interface DueFollowUpsProps {
  list: DueList
  mine: boolean
  /** Query of the dashboard with everybody's, or with one's own. */
  searchOf: (mine: boolean) => string
}

/** What is to be done today and was before, by day; `j`, `k` and Enter open a request. */
export function DueFollowUps({ list: { today, due, coming, left }, mine, searchOf }: DueFollowUpsProps) {
  const t = useTranslations('admin.followUps')
  const { dayOf } = useFollowUpWords()
  const { singleKeys } = useMe()
  const router = useRouter()
  const cell = useRef<HTMLDivElement>(null)
  const refresh = () => router.invalidate()
  const { done } = useUndo('dashboard', refresh)
  const actions = useFollowUpActions({ done, refresh })
  const links = () => [...(cell.current?.querySelectorAll<HTMLElement>('a[data-follow-up]') ?? [])]
  const focusAt = (at: number) => {
    const all = links().filter((link) => link.checkVisibility())
    const link = all[Math.max(0, Math.min(at, all.length - 1))]
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  }
  const at = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement))
  useHotKeys({ j: () => focusAt(at() + 1), k: () => focusAt(at() - 1) }, singleKeys)
  const change = async (row: DueFollowUp, wanted: Parameters<typeof actions.change>[1]) => {
    const from = links().findIndex((link) => link.dataset.followUp === row.id)
    if (await actions.change(row, wanted)) focusAt(from)
  }
  const days = (rows: readonly DueFollowUp[]) =>
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, those]) => (
      <div key={day} className="due-day">
        <h3 className={day < today ? 'bad' : ''}>
          {day < today ? t('due.since', { day: dayOf(day) }) : day === today ? t('due.today') : dayOf(day)}
        </h3>
        <ul>
          {those.map((row) => (
            <Line key={row.id} row={row} today={today} onChange={(wanted) => void change(row, wanted)} />
          ))}
        </ul>
      </div>
    ))
  return (
    <DashCell
      id="follow-ups"
      place="at-whole span-12"
      title={t('due.title')}
      aside={due.length + left || undefined}
      end={
        <nav className="segments" aria-label={t('due.show')}>
          {[false, true].map((one) => (
            <RouterLink
              key={String(one)}
              page="admin"
              search={searchOf(one)}
              stay
              aria-current={one === mine ? 'page' : undefined}
            >
              {t(one ? 'due.mine' : 'due.all')}
            </RouterLink>
          ))}
        </nav>
      }
    >
      <div className="due-list" ref={cell}>
        {due.length === 0 && (
          <>
            <p className="strong">{t(mine ? 'due.noneMine' : 'due.none')}</p>
            <p className="muted">{t('due.noneLead')}</p>
          </>
        )}
        {days(due)}
        {left > 0 && <p className="muted">{t('due.left', { count: left })}</p>}
        {coming.length > 0 && (
          <details className="alt">
            <summary>
              <AdminIcon name="chevron-right" small className="glyph" />
              {t('due.coming', { count: coming.length })}
            </summary>
            {days(coming)}
          </details>
        )}
      </div>
    </DashCell>
  )
}

interface LineProps {
  row: DueFollowUp
  today: string
  onChange: (wanted: { outcome: 'done' } | { day: string }) => void
}

function Line({ row, today, onChange }: LineProps) {
  const t = useTranslations('admin.followUps')
  const { dayOf, titleOf } = useFollowUpWords()
  const [isOpen, setOpen] = useState(false)
  const days = daysFromToday(today)
  const what = titleOf(row)
  const of = { what: `${what}, ${row.reference}` }
  return (
    <li>
      <RouterLink
        page="admin-requests"
        search={`ref=${encodeURIComponent(row.reference)}`}
        data-follow-up={row.id}
      >
        <b className="strong">{row.company || row.name || row.reference}</b>
        <span>{what}</span>
        <span className="soft">{dotted([row.reference, row.who, row.kind === 'hand' ? '' : row.note])}</span>
      </RouterLink>
      <button
        type="button"
        className="btn sm"
        aria-label={t('doneOf', of)}
        onClick={() => onChange({ outcome: 'done' })}
      >
        <AdminIcon name="check" small />
        {t('done')}
      </button>
      <ChoiceMenu
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<AdminIcon name="clock" />}
        triggerClass="btn quiet icon sm"
        label={t('laterOf', of)}
        choices={DAY_CHOICES.map((value) => ({
          value,
          label: `${t(`day.${value}`)} · ${dayOf(days[value])}`,
        }))}
        chosen={[]}
        onChoose={(choice) => onChange({ day: days[choice] })}
        align="end"
      />
    </li>
  )
}
