import { useTranslations } from 'use-intl'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { SelectionBar } from '#/ui/admin/data-list/selection-bar.tsx'
import type { Colleague } from '../../inbox.functions.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { SnoozeMenu } from '../snooze-menu.tsx'
import { StatusMark } from '../status-mark.tsx'
import type { WantedChange } from './use-enquiry-changes.ts'

/** Menu of the bar that was opened by a key. */
export type BulkMenu = 'status' | 'owner' | 'snooze'

interface BulkBarProps {
  rows: readonly InboxRow[]
  colleagues: readonly Colleague[]
  menu: BulkMenu | null
  onMenu: (menu: BulkMenu | null) => void
  onChange: (change: WantedChange) => void
  /** Out of sight until a day; `null` brings back. */
  onSnooze: (until: string | null) => void
  onClear: () => void
  exportHref: string
}

/** Actions for the selected enquiries. */
export function BulkBar(props: BulkBarProps) {
  const { rows, colleagues, menu, onMenu, onChange, onClear, exportHref } = props
  const snoozing = useTranslations('admin.snooze')
  const t = useTranslations('admin.inbox')
  const status = useTranslations('admin.requestStatus')
  const shared = <T,>(of: (row: InboxRow) => T): T[] => {
    const values = [...new Set(rows.map(of))]
    return values.length === 1 ? values : []
  }
  return (
    <SelectionBar
      label={t('bulk')}
      picked={t('picked', { count: rows.length })}
      clearLabel={t('clearPicked')}
      onClear={onClear}
    >
      <ChoiceMenu
        open={menu === 'status'}
        onOpenChange={(open) => onMenu(open ? 'status' : null)}
        trigger={
          <>
            {t('setStatus')} <kbd>S</kbd>
          </>
        }
        triggerClass="btn"
        side="top"
        choices={STATUSES.map((value, at) => ({
          value,
          label: status(value),
          mark: <StatusMark status={value} />,
          key: String(at + 1),
        }))}
        chosen={shared((row) => row.status)}
        onChoose={(value) => onChange({ status: value })}
      />
      <ChoiceMenu
        open={menu === 'owner'}
        onOpenChange={(open) => onMenu(open ? 'owner' : null)}
        trigger={
          <>
            {t('assign')} <kbd>A</kbd>
          </>
        }
        triggerClass="btn"
        side="top"
        choices={[
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          { value: null, label: t('nobodyChoice') },
        ]}
        chosen={shared((row) => row.owner?.id ?? null)}
        onChoose={(value) => onChange({ owner: colleagues.find(({ id }) => id === value) ?? null })}
      />
      <SnoozeMenu
        rows={rows}
        open={menu === 'snooze'}
        onOpenChange={(open) => onMenu(open ? 'snooze' : null)}
        trigger={
          <>
            {snoozing('button')} <kbd>B</kbd>
          </>
        }
        triggerClass="btn"
        side="top"
        onSnooze={props.onSnooze}
      />
      <a className="btn wide" href={exportHref} download>
        {t('exportShort')}
      </a>
      <button type="button" className="btn wide" onClick={() => onChange({ status: 'spam' })}>
        {t('markSpam')}
      </button>
    </SelectionBar>
  )
}
