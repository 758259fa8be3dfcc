import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { isDecided } from '../../model/outcome.ts'
import { SnoozeMenu } from '../snooze-menu.tsx'
import { useOpenSheetUndo } from '../undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { isSnoozed, useSnooze, useSnoozeWords } from '../use-snooze.ts'

/** Until when an open request is out of sight, and the choice of a day. */
export function SnoozeLine({ view, hasKeys }: { view: EnquiryView; hasKeys: boolean }) {
  const t = useTranslations('admin.snooze')
  const { dayOf } = useSnoozeWords()
  const [isOpen, setOpen] = useState(false)
  const snooze = useSnooze(useOpenSheetUndo().done, useEnquiryRefresh().all)
  const isOffered = view.erasedAt === null && !isDecided(view.status) && view.status !== 'spam'
  useHotKeys(isOffered && hasKeys ? { b: () => setOpen(true) } : {}, view.viewer.singleKeys)
  if (!isOffered) return null
  return (
    <div className="row wrap">
      {isSnoozed(view) && <span>{t('until', { day: dayOf(view.snoozedUntil ?? '') })}</span>}
      <SnoozeMenu
        rows={[view]}
        open={isOpen}
        onOpenChange={setOpen}
        triggerClass="btn quiet sm"
        trigger={
          <>
            <AdminIcon name="clock" small />
            {t('button')}
            <KeyHint>B</KeyHint>
          </>
        }
        onSnooze={(until) => snooze([view], until)}
      />
    </div>
  )
}
