import { useFormatter, useTranslations } from 'use-intl'
import type { PresentState } from '#/modules/enquiries/model/change-enquiry.ts'
import type { EnquiryStatus } from '#/modules/enquiries/model/enquiry-statuses.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { ModKeyHint } from '#/ui/admin/mod-key-hint.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import type { ReplyField } from '../../model/reply-fields.ts'

interface SendBarProps {
  /** Status now, and the one that the answer sets. */
  status: { readonly present: EnquiryStatus; readonly next: EnquiryStatus }
  missing: readonly ReplyField[]
  /** Whether what is missing are prices that are typed and cannot be used. */
  unreadable: boolean
  /** Whether it says that days are free which other requests have won. */
  taken: boolean
  blocked: boolean
  sending: boolean
  /** Another staff member has changed the enquiry since it was opened. */
  conflict: PresentState | null
  previewing: boolean
  onPreview: () => void
  onFill: (field: ReplyField) => void
  onClose: () => void
  onSend: () => void
  onSendAnyway: (version: number) => void
}

/** Missing fields, and the buttons to close or send. */
export function SendBar(props: SendBarProps) {
  const t = useTranslations('admin.reply')
  const statuses = useTranslations('admin.requestStatus')
  const { status, missing, blocked, sending, conflict, previewing } = props
  const [first] = missing
  const format = useFormatter()
  const conflictText = ({ changed }: PresentState) =>
    t('conflict', {
      name: changed?.by?.name || t('somebody'),
      what: changed?.event === 'reply' ? 'answered' : changed?.event === 'called' ? 'called' : 'changed',
      time: format.dateTime(new Date(changed?.at ?? Date.now()), {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    })
  return (
    <div className="sendbar">
      {conflict && (
        <div className="send-conflict" role="alert">
          <Notice kind="warning">
            <b className="strong">{conflictText(conflict)}</b> {t('conflictLead')}{' '}
            <button
              type="button"
              className="btn sm"
              disabled={blocked || sending}
              onClick={() => props.onSendAnyway(conflict.version)}
            >
              {t('sendAnyway')}
            </button>
          </Notice>
        </div>
      )}
      {first !== undefined && (
        <button type="button" className="tag bad" onClick={() => props.onFill(first)}>
          <AdminIcon name="circle-alert" small />
          {props.unreadable ? t('unreadable') : t('missing', { count: missing.length })}
        </button>
      )}
      {props.taken && (
        <button
          type="button"
          className="tag bad"
          onClick={() => document.querySelector<HTMLElement>('.composer [data-taken]')?.focus()}
        >
          <AdminIcon name="circle-alert" small />
          {t('taken.tag')}
        </button>
      )}
      <span className="muted grow">
        {status.next === status.present
          ? t('stays', { status: statuses(status.present) })
          : t('becomes', { status: statuses(status.next) })}
      </span>
      <button type="button" className="btn quiet" onClick={props.onClose}>
        {t('close')} <KeyHint>{t('escape')}</KeyHint>
      </button>
      <button type="button" className="btn phone-btn" aria-pressed={previewing} onClick={props.onPreview}>
        <AdminIcon name={previewing ? 'pencil' : 'eye'} />
        {previewing ? t('write') : t('preview')}
      </button>
      <button type="button" className="btn primary" aria-disabled={blocked || sending} onClick={props.onSend}>
        <AdminIcon name="send" />
        {t('send')}
        <ModKeyHint name="↵" className="key-hint" />
      </button>
    </div>
  )
}
