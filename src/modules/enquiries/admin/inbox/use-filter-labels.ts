import { useFormatter, useTranslations } from 'use-intl'
import type { Colleague } from '../../inbox.functions.ts'
import type { InboxFilter, InboxFilterName } from '../../model/inbox-filter.ts'
import { useShortDay } from './use-short-day.ts'

/** Data for the labels of the filters. */
export interface FilterFacts {
  readonly filter: InboxFilter
  readonly colleagues: readonly Colleague[]
  /** Name of the venue in the filter. */
  readonly venueName: string | undefined
  readonly now: Date
}

/** Props of the chips and the panel of filters. */
export interface FilterProps extends FilterFacts {
  onFilter: (filter: InboxFilter) => void
}

/** Format the label of a filter: `Reçue : 30 derniers jours`. */
export function useFilterLabels({ filter, colleagues, venueName, now }: FilterFacts) {
  const t = useTranslations('admin.inbox')
  const status = useTranslations('admin.requestStatus')
  const reason = useTranslations('admin.outcome.reason')
  const source = useTranslations('admin.outcome.source')
  const format = useFormatter()
  const { day } = useShortDay()
  const values: Record<InboxFilterName, () => string[]> = {
    kind: () => filter.kind.map((kind) => t(`kinds.${kind}`)),
    language: () => filter.language.map((language) => t(`languages.${language}`)),
    status: () => filter.status.map((one) => status(one)),
    received: () => {
      const { from, to, received } = filter
      if (from && to) return [t('between', { from: day(from, now), to: day(to, now) })]
      if (from) return [t('since', { from: day(from, now) })]
      if (to) return [t('until', { to: day(to, now) })]
      return received ? [t(`period.${received}`)] : []
    },
    venue: () => (filter.venue === undefined ? [] : [venueName ?? filter.venue]),
    outcome: () =>
      filter.outcome === undefined
        ? []
        : [filter.outcome === 'lacking' ? t('outcomeLacking') : reason(filter.outcome)],
    decided: () => {
      if (filter.decided === undefined) return []
      if (filter.decided === 'year') return [t('decidedYear')]
      return [format.dateTime(new Date(`${filter.decided}-15`), { month: 'long', year: 'numeric' })]
    },
    suspect: () => (filter.suspect === undefined ? [] : [t('suspectSpam')]),
    source: () => (filter.source === undefined ? [] : [source(filter.source)]),
    owner: () => {
      if (filter.owner === undefined) return []
      if (filter.owner === 'me') return [t('me')]
      if (filter.owner === 'nobody') return [t('nobody')]
      return [colleagues.find(({ id }) => id === filter.owner)?.name ?? '?']
    },
  }
  return (name: InboxFilterName): string => {
    const [first, ...rest] = values[name]()
    const label = t(`filter.${name}`)
    if (first === undefined) return label
    if (rest.length === 0) return t('chip', { name: label, value: first })
    return t('chipMore', { name: label, value: first, more: rest.length })
  }
}
