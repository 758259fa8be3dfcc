import { useFormatter, useTranslations } from 'use-intl'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { useMe } from '#/modules/staff/model/me.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { type ClockState, clockSpan, replyClock, replyDue } from '../../model/reply-clock.ts'

const LOOKS: Partial<Record<ClockState, string>> = { soon: 'soon', late: 'late', overdue: 'late' }

/** Reply clock in full: the deadline, the time left, and the position on the track of two working days. */
export function DueBlock({ view, now }: { view: EnquiryView; now: Date }) {
  const t = useTranslations('admin.request')
  const clockWords = useTranslations('admin.replyClock')
  const format = useFormatter()
  const day = useLongDay()
  const { officeHours } = useMe()
  const clock = replyClock(view, now, officeHours)
  if (clock.state === 'closed') return null
  const { unit, values } = clockSpan(clock.minutes, officeHours)
  const span = clockWords(unit, values)
  const received = new Date(view.createdAt)
  const time = (at: Date) => format.dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (clock.state === 'answered') {
    return (
      <div className="due">
        <p className="soft">{t('answeredIn', { span, day: day(received), time: time(received) })}</p>
      </div>
    )
  }
  const until = replyDue(view.createdAt, officeHours).promised
  return (
    <div className={`due ${LOOKS[clock.state] ?? ''}`}>
      <div>
        <b className="strong">
          {clock.state === 'overdue'
            ? t('over48')
            : clock.state === 'late'
              ? t('over24')
              : t('replyBefore', { day: day(until), time: time(until) })}
        </b>
        <p className="soft">
          {clock.state === 'in-time' || clock.state === 'soon'
            ? t('leftOf24', { span })
            : t('lateBy', { span })}
        </p>
      </div>
      <div className="long" aria-hidden="true">
        <svg viewBox="0 0 48 7" preserveAspectRatio="none" aria-hidden="true">
          <rect className="whole" width="48" height="7" />
          <rect className="run" width={clock.share * 48} height="7" />
        </svg>
        <i />
        <span>{t('receivedAt', { time: time(received) })}</span>
        <span>{t('h24')}</span>
        <span>{t('h48')}</span>
      </div>
    </div>
  )
}
