import { useTranslations } from 'use-intl'
import { useMe } from '#/modules/staff/model/me.ts'
import {
  type Clocked,
  type ClockState,
  clockSpan,
  type ReplyClock,
  replyClock,
} from '../../model/reply-clock.ts'

const LOOKS: Record<ClockState, string> = {
  'in-time': 'clock',
  soon: 'clock soon',
  late: 'clock late',
  overdue: 'clock over',
  answered: 'clock done',
  closed: 'clock done',
}

/** Length of the track: two working days. */
const TRACK = 48

/** Format a reply clock: `reste 4 h 38`, `retard 4 h 12`, `retard 14 j 4 h`, `répondu en 2 h 05`. */
function useClockLabels(): (clock: ReplyClock) => string {
  const t = useTranslations('admin.replyClock')
  const { officeHours } = useMe()
  return ({ state, minutes }) => {
    const { unit, values } = clockSpan(minutes, officeHours)
    return t(state, { span: t(unit, values) })
  }
}

/** Waiting time of an enquiry: a track of two working days with a notch at the first, and a text. */
export function ReplyClockMark({ enquiry, now }: { enquiry: Clocked; now: Date }) {
  const clockLabel = useClockLabels()
  const clock = replyClock(enquiry, now, useMe().officeHours)
  const runs = clock.state !== 'answered' && clock.state !== 'closed'
  return (
    <div className={LOOKS[clock.state]}>
      {runs && (
        <svg className="track" viewBox={`0 0 ${TRACK} 12`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="whole" y="3" width={TRACK} height="6" />
          <rect className="run" y="3" width={clock.share * TRACK} height="6" />
          <rect className="notch-edge" x="22" width="4" height="12" />
          <rect className="notch" x="23" width="2" height="12" />
        </svg>
      )}
      <b>{enquiry.status === 'spam' ? '–' : clockLabel(clock)}</b>
    </div>
  )
}
