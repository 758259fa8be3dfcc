import { useTranslations } from 'use-intl'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { OutcomeFigures } from '../../model/outcome-figures.ts'
import { DecidedRows } from './decided-rows.tsx'

interface DecidedByProps {
  outcomes: OutcomeFigures
}

/** Both, won and lost, of twelve months. */
const DECIDED = 'status=won&status=lost&decided=year'

/** What was won, and how many of how many, by where the request came from. */
export function DecidedBySource({ outcomes }: DecidedByProps) {
  const t = useTranslations('admin.overview.outcomes')
  const source = useTranslations('admin.outcome.source')
  return (
    <DashCell id="by-source" place="at-start span-6" title={t('bySource')} aside={t('wonOfDecided')}>
      <DecidedRows
        column={t('source')}
        rows={outcomes.sources.map(({ source: key, ...sum }) => ({
          key,
          name: source(key),
          sum,
          search: `${DECIDED}&source=${key}`,
        }))}
      />
    </DashCell>
  )
}

/** The same by who looks after the request. */
export function DecidedByAgent({ outcomes }: DecidedByProps) {
  const t = useTranslations('admin.overview.outcomes')
  const inbox = useTranslations('admin.inbox')
  return (
    <DashCell id="by-agent" place="at-end span-6" title={t('byAgent')} aside={t('wonOfDecided')}>
      <DecidedRows
        column={t('agent')}
        rows={outcomes.agents.map(({ id, name, ...sum }) => ({
          key: id ?? 'nobody',
          name: id === null ? inbox('noOwner') : (name ?? t('former')),
          sum,
          search: `${DECIDED}&owner=${id ?? 'nobody'}`,
        }))}
      />
    </DashCell>
  )
}
