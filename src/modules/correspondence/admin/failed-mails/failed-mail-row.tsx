import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useWhen } from '#/ui/admin/use-moment.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { closeMail, type FailedMail, reopenMail, resendMail } from '../../failed-mails.functions.ts'

interface Props {
  readonly mail: FailedMail
  /** How many others are held for the same reason and have no row of their own. */
  readonly alike: number
}

/** Row of a mail that was not delivered. */
export function FailedMailRow({ mail, alike }: Props) {
  const t = useTranslations('admin.overview.mails')
  const when = useWhen()
  const language = useScreenLanguage()
  const { id, enquiry, reason } = mail
  const to = mail.to ?? t('nobody')
  const router = useRouter()
  const undo = useUndo('dashboard')
  const tellGone = () => showToast({ type: 'info', title: t('gone'), timeout: REFUSED_MS })
  const [retry, retrying] = useAction(async () => {
    if (await resendMail({ data: { id } })) {
      showToast({ type: 'success', title: t('retried', { to }), timeout: REFUSED_MS })
    } else tellGone()
    await router.invalidate()
  })
  const [handle, handling] = useAction(async () => {
    const title = t('handled', { to })
    if (await closeMail({ data: { id } })) {
      undo.done(title, {
        change: title,
        undo: async () => ({ isUndone: await reopenMail({ data: { id } }), over: t('gone') }),
      })
    } else tellGone()
    await router.invalidate()
  })
  return (
    <li>
      <div>
        {enquiry ? (
          <RouterLink page="admin-requests" search={`ref=${enquiry.reference}`} className="strong">
            {enquiry.reference}
          </RouterLink>
        ) : (
          <b className="strong">{t(`sort.${mail.sort}`)}</b>
        )}{' '}
        <span className="soft">
          {enquiry && `${t(`sort.${mail.sort}`)}, `}
          {t('to', { to })}
        </span>
      </div>
      <div className="row">
        <button
          type="button"
          className="btn sm"
          aria-label={t('retryOf', { to })}
          aria-disabled={retrying || undefined}
          onClick={() => void retry()}
        >
          {t('retry')}
        </button>
        {enquiry?.phone && (
          <a
            className="btn sm"
            href={`tel:${enquiry.phone}`}
            title={formatPhone(enquiry.phone, language)}
            aria-label={t('callOf', { reference: enquiry.reference })}
          >
            {t('call')}
          </a>
        )}
        {mail.failedAt && (
          <button
            type="button"
            className="btn sm quiet"
            aria-label={t('handleOf', { to })}
            aria-disabled={handling || undefined}
            onClick={() => void handle()}
          >
            {t('handle')}
          </button>
        )}
      </div>
      <p className="why muted">
        {t(`failure.${mail.failure ?? 'unknown'}`)}{' '}
        {mail.failedAt
          ? t('attempts', { count: mail.attempts, when: when(mail.failedAt) })
          : mail.nextAt && t('next', { when: when(mail.nextAt) })}{' '}
        {reason && t('said', { reason })} {alike > 0 && t('alike', { count: alike })}
      </p>
    </li>
  )
}
