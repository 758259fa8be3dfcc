import { useTranslations } from 'use-intl'
import type { ShownState } from '../model/version-states.ts'

/** Colours of states; the word says it as well. */
const COLOURS: Partial<Record<ShownState, string>> = { sent: 'blue', accepted: 'green', expired: 'amber' }

/** The state of a version. */
export function QuoteStateMark({ state }: { state: ShownState }) {
  const t = useTranslations('admin.quotes.state')
  return <span className={`pill ${COLOURS[state] ?? ''}`}>{t(state)}</span>
}
