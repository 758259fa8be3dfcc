import { useTranslations } from 'use-intl'
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

/** Length of the track in hours. */
const TRACK = 48

/** Minutes that have passed before those of a state: one figure says how long somebody has waited. */
const PASSED_MIN: Partial<Record<ClockState, number>> = { late: 24 * 60, overdue: 48 * 60 }

/** Format a reply clock: `reste 4 h 38`, `depuis 28 h 12`, `depuis 14 j 4 h`, `répondu en 2 h 05`. */
function useClockLabels(): (clock: ReplyClock) => string {
  const t = useTranslations('admin.replyClock')
  return ({ state, minutes }) => {
    const { unit, values } = clockSpan(minutes + (PASSED_MIN[state] ?? 0))
    return t(state, { span: t(unit, values) })
  }
}

/** Waiting time of an enquiry: a track of 48 hours with a notch at 24, and a text. */
export function ReplyClockMark({ enquiry, now }: { enquiry: Clocked; now: Date }) {
  const clockLabel = useClockLabels()
  const clock = replyClock(enquiry, now)
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
