import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import type { LogEntry } from '../../model/enquiry-view.ts'
import type { OutcomeSummary } from '../../model/outcome.ts'
import { useOutcomeText } from '../outcome/use-outcome-text.ts'
import { useSnoozeWords } from '../use-snooze.ts'
import { MailState } from './mail-state.tsx'
import { useSpamSignsText } from './perhaps-spam-block.tsx'
import { RelationText } from './relation-entry.tsx'

interface LogTextProps {
  /** Enquiry whose history this is. */
  reference: string
  entry: LogEntry
}

/** Text of a history entry. */
export function LogText({ reference, entry }: LogTextProps) {
  const t = useTranslations('admin.request')
  const status = useTranslations('admin.requestStatus')
  const languageName = useLanguageName()
  const { dayOf } = useSnoozeWords()
  const signsText = useSpamSignsText()
  const who = entry.actor && <b className="strong">{entry.actor.name || t('formerColleague')}</b>
  switch (entry.event) {
    case 'received':
      return (
        <>
          {who && entry.channel !== null ? (
            <>
              {who} {t('entry.entered', { channel: entry.channel })}
            </>
          ) : (
            t('entry.received')
          )}
          {entry.spamSigns.length > 0 && (
            <span className="muted"> {t('entry.spam', { reasons: signsText(entry.spamSigns) })}</span>
          )}
          {entry.isUnacknowledged && <span className="muted"> {t('entry.unacknowledged')}</span>}
        </>
      )
    case 'status':
      return (
        <>
          {who} {t('entry.status', { from: status(entry.from), to: status(entry.to) })}
          <OutcomeLines outcome={entry.outcome} former={entry.former} />
        </>
      )
    case 'outcome':
      return (
        <>
          {who} {t('entry.outcome')}
          <OutcomeLines outcome={entry.outcome} former={entry.former} />
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
    case 'snoozed':
      return (
        <>
          {who}{' '}
          {entry.until === null
            ? t(who ? 'entry.wokenBy' : 'entry.woken')
            : t('entry.snoozed', { day: dayOf(entry.until) })}
        </>
      )
    case 'note':
      return (
        <>
          {who} {t('entry.note')}
          <div className="said">{entry.text}</div>
        </>
      )
    case 'wrote':
      return (
        <>
          {t('entry.wrote', { quote: entry.quote })}
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
    case 'linked':
    case 'unlinked':
    case 'merged':
    case 'merged-into':
    case 'separated':
      return (
        <>
          {who} <RelationText entry={entry} reference={reference} />
        </>
      )
    case 'called':
      return (
        <>
          {who} {t('entry.called', { outcome: entry.outcome })}
          {entry.text !== '' && <div className="said">{entry.text}</div>}
        </>
      )
    case 'facts':
      return (
        <>
          {who} {t('entry.facts', { count: entry.changes.length })}
          <ul className="corrected">
            {entry.changes.map(({ label, from, to }) => (
              <li key={label}>
                {t('entry.fact', {
                  label: t(`facts.${label}`),
                  from: from || t('entry.nothing'),
                  to: to || t('entry.nothing'),
                })}
              </li>
            ))}
          </ul>
        </>
      )
    case 'withdrawn':
    case 'answered':
      return (
        <>
          {who} {t(`entry.${entry.event}`)}
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

interface OutcomeLinesProps {
  outcome: OutcomeSummary | null
  former: OutcomeSummary | null
}

/** What a change of the status said of the outcome, and the outcome that it ended. */
function OutcomeLines({ outcome, former }: OutcomeLinesProps) {
  const t = useTranslations('admin.outcome')
  const text = useOutcomeText()
  const [now, before] = [outcome && text(outcome), former && text(former)]
  return (
    <>
      {now && <div className="said">{now}</div>}
      {before && <div className="muted">{t('former', { outcome: before })}</div>}
    </>
  )
}
