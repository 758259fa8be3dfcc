import { useFormatter, useTranslations } from 'use-intl'
import { workingDay } from '#/lib/working-hours.ts'
import { useMe } from '#/modules/staff/model/me.ts'
import type { Period } from '#/modules/staff/model/periods.ts'
import { Bar, DashCell } from '#/ui/admin/dash-cell.tsx'
import { signed } from '#/ui/admin/signed.ts'
import type { ReplyTimes } from '../../waiting.functions.ts'

const HOUR_MIN = 60

/** Working days from which on days are shown instead of hours. */
const DAYS_FROM = 3

/** Format working minutes as `40 min`, `5 h 40` or `4 j 6 h`. */
function useDuration(): (minutes: number) => string {
  const t = useTranslations('admin.overview.duration')
  const day = workingDay(useMe().officeHours)
  return (minutes) => {
    const whole = Math.round(minutes)
    if (whole < HOUR_MIN) return t('minutes', { m: whole })
    if (whole < DAYS_FROM * day) {
      return t('hours', { h: Math.floor(whole / HOUR_MIN), m: String(whole % HOUR_MIN).padStart(2, '0') })
    }
    return t('days', { d: Math.floor(whole / day), h: Math.floor((whole % day) / HOUR_MIN) })
  }
}

interface ReplyDelayProps {
  period: Period
  replies: ReplyTimes
  before: ReplyTimes
  /** Enquiries without an answer. */
  unanswered: number
}

/** Waiting times before the first answer, against the promised working day and the later limit of two. */
export function ReplyDelay({ period, replies, before, unanswered }: ReplyDelayProps) {
  const t = useTranslations('admin.overview.replies')
  const format = useFormatter()
  const duration = useDuration()
  const { answers, median } = replies
  const difference = median === null || before.median === null ? null : Math.round(median - before.median)
  const lines = [
    { key: 'within24', count: replies.within24, color: 'go' },
    { key: 'within48', count: replies.within48, color: 'soon' },
    { key: 'later', count: replies.later, color: 'late' },
  ] as const
  const waiting = t('waiting', { count: unanswered })
  if (median === null) {
    return (
      <DashCell id="replies" place="at-middle span-3" title={t('title')} aside={t('inHours')}>
        <p className="strong">{t('none')}</p>
        <p className="muted">
          {t(`noneLead.${period}`)} {waiting}
        </p>
      </DashCell>
    )
  }
  return (
    <DashCell id="replies" place="at-middle span-3" title={t('title')} aside={t('inHours')}>
      <div className="big">
        {duration(median)} <small>{t('median')}</small>
      </div>
      <p className="soft reply-change">
        {difference !== null && difference !== 0 && (
          <>
            <span className={difference > 0 ? 'delta down' : 'delta'}>{signed(difference, duration)}</span>{' '}
            {t(`since.${period}`)}
          </>
        )}
      </p>
      <table className="compared-bars">
        <caption className="sr">{t('table')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('delay')}</th>
            <td />
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, count, color }) => (
            <tr key={key}>
              <th scope="row">{t(key)}</th>
              <td>
                <Bar share={count / answers} color={color} />
              </td>
              <td className="figure-cell">{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted reply-sum">
        {t('kept', { share: format.number(replies.within24 / answers, { style: 'percent' }) })} {waiting}
      </p>
    </DashCell>
  )
}
