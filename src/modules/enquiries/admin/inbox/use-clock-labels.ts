import { useTranslations } from 'use-intl'
import { clockSpan, type ReplyClock } from '../../model/reply-clock.ts'

/** Format a reply clock: `reste 4 h 38`, `24 h + 4 h 12`, `répondu en 2 h 05`. */
export function useClockLabels(): (clock: ReplyClock) => string {
  const t = useTranslations('admin.replyClock')
  return ({ state, minutes }) => {
    const { unit, values } = clockSpan(minutes)
    return t(state, { span: t(unit, values) })
  }
}
