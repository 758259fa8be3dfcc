import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { markEnquiryAnswered, reopenEnquiry } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { KeyHint } from '../inbox/key-hint.tsx'
import { useLanguageName } from './use-screen-language.ts'

const UNDO_MS = 10_000

interface ReplyBarProps {
  view: EnquiryView
  onReply: () => void
  /** Fetches the enquiry again. */
  onChanged: () => Promise<void>
}

/** Actions for answering; without an e-mail address, by telephone. */
export function ReplyBar({ view, onReply, onChanged }: ReplyBarProps) {
  const t = useTranslations('admin.request')
  const languageName = useLanguageName()
  const { email, phone } = view.requester
  const waits = view.answeredAt === null && (view.status === 'new' || view.status === 'in-progress')
  return (
    <div className="replybar">
      {email !== null && (
        <button type="button" className="btn primary" onClick={onReply}>
          <AdminIcon name="mail" />
          {t('replyIn', { language: languageName(view.language) })}
          <KeyHint>E</KeyHint>
        </button>
      )}
      {phone && (
        <a className={email === null ? 'btn primary' : 'btn'} href={`tel:${phone.e164}`}>
          <AdminIcon name="phone" />
          {t('call')}
        </a>
      )}
      {email === null && waits && <AnsweredButton view={view} onChanged={onChanged} />}
      <button
        type="button"
        className="btn quiet wide"
        onClick={() => document.querySelector<HTMLElement>('.sheet [data-note]')?.focus()}
      >
        <AdminIcon name="message-square" />
        {t('note')}
      </button>
      {email !== null && view.status === 'new' && (
        <span className="muted end wide">{t('becomesInProgress')}</span>
      )}
    </div>
  )
}

/** Button that stops the reply clock of a person who can only be called. */
function AnsweredButton({ view, onChanged }: Omit<ReplyBarProps, 'onReply'>) {
  const t = useTranslations('admin.request')
  const { reference } = view
  const failed = useFailureText()
  const [undo] = useAction(async (entry: string) => {
    await reopenEnquiry({ data: { reference, entry } })
    await onChanged()
  }, failed)
  const [answered, marking] = useAction(async () => {
    const entry = crypto.randomUUID()
    const done = await markEnquiryAnswered({ data: { reference, version: view.version, entry } })
    await onChanged()
    showToast(
      done
        ? {
            type: 'success',
            title: t('answeredByPhone', { reference }),
            timeout: UNDO_MS,
            actions: [{ label: t('undo'), onSelect: () => void undo(entry) }],
          }
        : { type: 'info', title: t('changedMeanwhile'), timeout: 8000 },
    )
  }, failed)
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={marking || undefined}
      onClick={() => void answered()}
    >
      <AdminIcon name="check" />
      {t('markAnswered')}
    </button>
  )
}
