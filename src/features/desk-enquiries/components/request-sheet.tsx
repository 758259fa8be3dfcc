import { useTranslations } from 'use-intl'
import { SideSheet } from '#/ui/admin/side-sheet.tsx'

/** What the list gives the sheet. */
export interface RequestSheetProps {
  reference: string
  /** Whether the answer is being written. */
  reply: boolean
  onReply: (writing: boolean) => void
  onClose: () => void
  /** To the neighbours in the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** After every change, so that the list follows. */
  onChanged: () => void
}

/** One request, beside the list. */
export function RequestSheet({ reference, onClose }: RequestSheetProps) {
  const t = useTranslations('admin.inbox')
  return (
    <SideSheet
      label={reference}
      head={<b className="ref">{reference}</b>}
      closeLabel={t('keys.close')}
      onClose={onClose}
    >
      {null}
    </SideSheet>
  )
}
