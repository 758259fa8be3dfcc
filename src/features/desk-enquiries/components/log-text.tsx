import { useLocale, useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { LogEntry, MailStateView } from '../request-view.ts'
import { useLanguageName } from './use-screen-language.ts'

/** What happened, in words. */
export function LogText({ entry }: { entry: LogEntry }) {
  const t = useTranslations('admin.request')
  const status = useTranslations('admin.requestStatus')
  const languageName = useLanguageName()
  const who = entry.actor && <b className="strong">{entry.actor.name || t('formerColleague')}</b>
  switch (entry.event) {
    case 'received':
      return (
        <>
          {t('entry.received')}
          {entry.spamReasons.length > 0 && (
            <span className="muted"> {t('entry.spam', { reasons: entry.spamReasons.join(', ') })}</span>
          )}
        </>
      )
    case 'status':
      return (
        <>
          {who} {t('entry.status', { from: status(entry.from), to: status(entry.to) })}
        </>
      )
    case 'owner':
      return (
        <>
          {who}{' '}
          {entry.to === null
            ? t('entry.unassigned')
            : t('entry.owner', { to: entry.to || t('formerColleague') })}
        </>
      )
    case 'note':
      return (
        <>
          {who} {t('entry.note')}
          <div className="said">{entry.text}</div>
        </>
      )
    case 'reply':
      return (
        <>
          {who} {t('entry.reply', { language: languageName(entry.language) })}{' '}
          {entry.mail && <MailState mail={entry.mail} />}
          <details className="sent-text">
            <summary lang={LANGUAGES[entry.language].tag}>{entry.subject}</summary>
            <p lang={LANGUAGES[entry.language].tag}>{entry.text}</p>
          </details>
        </>
      )
    case 'withdrawn':
      return (
        <>
          {who} {t('entry.withdrawn')}
        </>
      )
    default:
      return (
        <>
          {t(`entry.${entry.event}`)} <MailState mail={entry.mail} />
        </>
      )
  }
}

/** What became of a mail. Messages choose by words without a hyphen. */
function MailState({ mail: { state, at, failure } }: { mail: MailStateView }) {
  const t = useTranslations('admin.request')
  const locale = useLocale()
  if (state === 'sent') return <span className="muted">{t('mail.sent')}</span>
  if (state === 'failed')
    return (
      <span className="bad">
        {t('mail.failed', { failure: (failure ?? 'unknown').replace('sign-in', 'signIn') })}
      </span>
    )
  if (failure === null) return <span className="muted">{t('mail.pending')}</span>
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return <span className="warned">{t('mail.again', { time: time.format(new Date(at)) })}</span>
}
