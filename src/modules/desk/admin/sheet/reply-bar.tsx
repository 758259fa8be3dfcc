import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'

interface ReplyBarProps {
  view: EnquiryView
  onReply: () => void
  /** Whether the form that records a call is open. */
  isCalling: boolean
  /** Open it. */
  onCall: () => void
}

/** Actions for answering: by mail where there is an address, and by telephone. */
export function ReplyBar({ view, onReply, isCalling, onCall }: ReplyBarProps) {
  const t = useTranslations('admin.request')
  const languageName = useLanguageName()
  const { email, phone } = view.requester
  const call = useRef<HTMLButtonElement>(null)
  const wasCalling = useRef(isCalling)
  useEffect(() => {
    if (wasCalling.current && !isCalling) call.current?.focus()
    wasCalling.current = isCalling
  }, [isCalling])
  return (
    <div className="replybar">
      {email !== null && (
        <button type="button" className="btn primary" data-reply="" onClick={onReply}>
          <AdminIcon name="mail" />
          {t('replyIn', { language: languageName(view.language) })}
          <KeyHint>R</KeyHint>
        </button>
      )}
      {phone && (
        <a className={email === null ? 'btn primary' : 'btn'} href={`tel:${phone.e164}`}>
          <AdminIcon name="phone" />
          {t('call')}
        </a>
      )}
      <button ref={call} type="button" className="btn" onClick={onCall}>
        {!phone && <AdminIcon name="phone" />}
        {t('noteCall')}
        <KeyHint>C</KeyHint>
      </button>
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
