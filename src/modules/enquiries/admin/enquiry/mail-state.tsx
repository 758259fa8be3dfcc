import { useLocale, useTranslations } from 'use-intl'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { retryEnquiryMail } from '../../enquiry.functions.ts'
import type { MailStateView } from '../../model/enquiry-view.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

/** Delivery state of a mail, with a retry where it failed. ICU selectors may not contain a hyphen. */
export function MailState({ mail }: { mail: MailStateView }) {
  const t = useTranslations('admin.request')
  const locale = useLocale()
  const { state, at, failure } = mail
  if (state === 'sent') return <span className="muted">{t('mail.sent')}</span>
  if (state === 'failed')
    return (
      <>
        <span className="bad">
          {t('mail.failed', { failure: (failure ?? 'unknown').replace('sign-in', 'signIn') })}
        </span>{' '}
        <RetryButton mail={mail} />
      </>
    )
  if (failure === null) return <span className="muted">{t('mail.pending')}</span>
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <>
      <span className="warned">{t('mail.again', { time: time.format(new Date(at)) })}</span>{' '}
      <RetryButton mail={mail} />
    </>
  )
}

function RetryButton({ mail }: { mail: MailStateView }) {
  const t = useTranslations('admin.request')
  const refresh = useEnquiryRefresh()
  const [retry, retrying] = useAction(async () => {
    const done = await retryEnquiryMail({ data: { id: mail.id } })
    showToast({
      type: done ? 'success' : 'info',
      title: t(done ? 'mail.retried' : 'mail.gone'),
      timeout: 8000,
    })
    await refresh.all()
  })
  return (
    <button
      type="button"
      className="btn sm"
      aria-disabled={retrying || undefined}
      onClick={() => void retry()}
    >
      {t('mail.retry')}
    </button>
  )
}
