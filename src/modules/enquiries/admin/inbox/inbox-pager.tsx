import { useFormatter, useTranslations } from 'use-intl'
import { ListPager } from '#/ui/admin/data-list/list-pager.tsx'
import type { InboxPage } from '../../inbox.functions.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'

interface InboxPagerProps {
  page: Pick<InboxPage, 'first' | 'total' | 'more'>
  shown: number
  filter: InboxFilter
  hrefOf: (filter: InboxFilter) => string
  onFilter: (filter: InboxFilter) => void
  onKeys: () => void
}

const HINTS = [
  ['move', ['J', 'K']],
  ['enter', ['↵']],
  ['write', ['R']],
  ['assign', ['A']],
  ['status', ['S']],
  ['pick', ['X']],
] as const

/** Position in the list, links to the next pages, and the most useful keys. */
export function InboxPager({ page, shown, filter, hrefOf, onFilter, onKeys }: InboxPagerProps) {
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  const first = format.number(page.first)
  const last = format.number(page.first + shown - 1)
  const way = (step: 1 | -1, possible: boolean) => {
    const target = { ...filter, page: filter.page + step }
    return {
      label: t(step === 1 ? 'nextPage' : 'previousPage'),
      href: hrefOf(target),
      onTurn: () => onFilter(target),
      possible,
    }
  }
  const range =
    page.total === null
      ? t('rangeMore', { first, last })
      : t('range', { first, last, total: format.number(page.total) })
  return (
    <ListPager
      range={range}
      ways={
        filter.page > 1 || page.more
          ? { previous: way(-1, filter.page > 1), next: way(1, page.more) }
          : undefined
      }
    >
      <div className="keys in-wide">
        {HINTS.map(([name, keys]) => (
          <span key={name}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {t(`keys.${name}`)}
          </span>
        ))}
        <button type="button" className="keys-more" onClick={onKeys}>
          <kbd>?</kbd>
          {t('keys.all')} <span className="sr">{t('keys.open')}</span>
        </button>
      </div>
    </ListPager>
  )
}
