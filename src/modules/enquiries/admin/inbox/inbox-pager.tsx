import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { plainClick } from '#/ui/admin/plain-click.ts'
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
  ['write', ['E']],
  ['assign', ['A']],
  ['status', ['S']],
  ['pick', ['X']],
] as const

/** Where in the list one is, the way to the next page, and the most useful keys. */
export function InboxPager({ page, shown, filter, hrefOf, onFilter, onKeys }: InboxPagerProps) {
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  const first = format.number(page.first)
  const last = format.number(page.first + shown - 1)
  const turn = (to: number, name: 'previousPage' | 'nextPage', possible: boolean) => {
    const icon = <AdminIcon name={name === 'nextPage' ? 'chevron-right' : 'chevron-left'} />
    if (!possible) {
      return (
        <button type="button" className="btn sm icon" aria-label={t(name)} aria-disabled="true">
          {icon}
        </button>
      )
    }
    const target = { ...filter, page: to }
    return (
      <a
        className="btn sm icon"
        href={hrefOf(target)}
        aria-label={t(name)}
        onClick={plainClick(() => onFilter(target))}
      >
        {icon}
      </a>
    )
  }
  return (
    <footer className="pager">
      <span>
        {page.total === null
          ? t('rangeMore', { first, last })
          : t('range', { first, last, total: format.number(page.total) })}
      </span>
      {turn(filter.page - 1, 'previousPage', filter.page > 1)}
      {turn(filter.page + 1, 'nextPage', page.more)}
      <span className="grow" />
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
    </footer>
  )
}
