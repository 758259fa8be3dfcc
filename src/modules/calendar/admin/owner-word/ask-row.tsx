import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { OwnerAsk } from '../../model/owner-ask.ts'
import { saidDays, saidMoment } from '../../model/said-days.ts'
import type { WordTask } from './word-form.ts'

/** A question with its answer, and what can be done about it. */
export function AskRow({
  ask,
  onTask,
  onRevoke,
}: {
  ask: OwnerAsk
  onTask: (task: WordTask) => void
  onRevoke: () => void
}) {
  const t = useTranslations('admin.ownerWord')
  const language = useScreenLanguage()
  const day = (iso: string | null) =>
    iso === null ? '' : saidDays({ firstDay: iso, lastDay: iso }, language)
  const moment = (iso: string | null) => (iso === null ? '' : saidMoment(iso, language))
  const no = ask.freeFrom === null ? 'no' : 'no-from'
  const state = ask.revokedAt !== null ? 'revoked' : ask.answer === 'no' ? no : ask.answer
  return (
    <li className="stack">
      <p>
        <strong>{saidDays(ask, language)}</strong>
        {DOT}
        {ask.event}
      </p>
      <p>
        {t(`state.${state}`, {
          until: moment(ask.validUntil),
          from: day(ask.freeFrom),
        })}
        {ask.answeredAt !== null && ask.channel !== null && (
          <span className="muted">
            {' '}
            {t('answered', { at: moment(ask.answeredAt), channel: t(`channels.${ask.channel}`) })}
          </span>
        )}
      </p>
      {ask.note !== '' && <p>{ask.note}</p>}
      {ask.late !== null && (
        <p role="note">
          {t('late', { at: moment(ask.late.at), answer: t(`answers.${ask.late.word.answer}`) })}{' '}
          {ask.late.word.note}
        </p>
      )}
      <p className="muted">
        {t(ask.sentTo === '' ? 'noted-by' : 'asked-by', {
          ...{ at: moment(ask.askedAt), by: ask.askedBy, to: ask.sentTo },
        })}
      </p>
      <div className="row wrap">
        <button type="button" className="btn sm" onClick={() => onTask({ kind: 'ask', about: ask })}>
          {t('again')}
        </button>
        {ask.revokedAt === null && (
          <>
            <button type="button" className="btn sm" onClick={() => onTask({ kind: 'note', about: ask })}>
              {t('noteHere')}
            </button>
            <button type="button" className="btn sm quiet" onClick={onRevoke}>
              {t('revoke')}
            </button>
          </>
        )}
      </div>
    </li>
  )
}
