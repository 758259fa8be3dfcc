import { useTranslations } from 'use-intl'
import { StatusMark } from '#/modules/enquiries/admin/status-mark.tsx'
import type { EnquiryChange } from '#/modules/enquiries/model/change-enquiry.ts'
import { KIND_ICONS, STATUSES } from '#/modules/enquiries/model/enquiry-statuses.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { ActionMenu, type MenuEntry } from '#/ui/admin/menu.tsx'

/** Menu of the sheet that is open. */
export type OpenMenu = 'status' | 'owner' | null

/** Reference and kind. */
export function SheetTitle({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.request')
  return (
    <>
      <span className="ref">{view.reference}</span>
      <span className="tag kind">
        <AdminIcon name={KIND_ICONS[view.kind]} />
        <span className="mark-word">{t(`kinds.${view.kind}`)}</span>
      </span>
    </>
  )
}

interface SheetActionsProps {
  view: EnquiryView
  menu: OpenMenu
  onMenu: (menu: OpenMenu) => void
  onChange: (change: EnquiryChange) => void
  /** Open the previous and next enquiry of the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  more: readonly MenuEntry[]
}

/** Status, owner, navigation to the neighbours, and the menu. */
export function SheetActions({ view, menu, onMenu, onChange, onPrevious, onNext, more }: SheetActionsProps) {
  const t = useTranslations('admin.request')
  const owner = view.owner
  return (
    <>
      {view.erasedAt === null && (
        <>
          <ChoiceMenu
            open={menu === 'status'}
            onOpenChange={(open) => onMenu(open ? 'status' : null)}
            triggerClass="btn status-btn"
            trigger={
              <>
                <span className="sr">{t('status')} : </span>
                <StatusMark status={view.status} />
                <KeyHint>S</KeyHint>
              </>
            }
            choices={STATUSES.map((status, position) => ({
              value: status,
              label: status,
              mark: <StatusMark status={status} />,
              key: String(position + 1),
            }))}
            chosen={[view.status]}
            onChoose={(status) => onChange({ status })}
            align="end"
          />
          <ChoiceMenu
            open={menu === 'owner'}
            onOpenChange={(open) => onMenu(open ? 'owner' : null)}
            triggerClass="btn owner-btn"
            trigger={
              <>
                {owner ? <Avatar name={owner.name} /> : <span className="avatar none">–</span>}
                <span className="mark-word">{owner?.name ?? t('assign')}</span>
                <KeyHint>A</KeyHint>
              </>
            }
            choices={[
              ...view.team.map(({ id, name }) => ({
                value: id,
                label: name,
                mark: (
                  <>
                    <Avatar name={name} />
                    <span>{id === view.viewer.id ? t('me', { name }) : name}</span>
                  </>
                ),
              })),
              { value: null, label: t('nobody') },
            ]}
            chosen={[owner?.id ?? null]}
            onChoose={(id) => onChange({ owner: id })}
            align="end"
          />
        </>
      )}
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={t('previous')}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        <AdminIcon name="chevron-up" />
      </button>
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={t('next')}
        disabled={onNext === undefined}
        onClick={onNext}
      >
        <AdminIcon name="chevron-down" />
      </button>
      {more.length > 0 && (
        <ActionMenu
          triggerClass="btn quiet icon"
          label={t('more')}
          trigger={<AdminIcon name="ellipsis" />}
          entries={more}
        />
      )}
    </>
  )
}
