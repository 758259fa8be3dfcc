import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormatter, useTranslations } from 'use-intl'
import type { RecentImport, UndoneImport } from '#/lib/recent-import.ts'
import type { TableSubject } from '#/lib/table-import.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'

/** As many of those that stay are named. */
const NAMED = 8

interface RecentImportsProps {
  what: TableSubject
  fetchAll: () => Promise<readonly RecentImport[]>
  undo: (id: string) => Promise<UndoneImport>
}

/** What the user has imported lately, each to be undone as long as nobody has worked on it. */
export function RecentImports({ fetchAll, ...line }: RecentImportsProps) {
  const t = useTranslations('admin.tableFile.recent')
  const { data: imports = [], refetch } = useQuery({
    queryKey: ['recent-imports', line.what],
    queryFn: () => fetchAll(),
  })
  if (imports.length === 0) return null
  return (
    <details>
      <summary>{t('title')}</summary>
      <ul className="table-columns">
        {imports.map((one) => (
          <RecentImportLine key={one.id} one={one} onDone={() => void refetch()} {...line} />
        ))}
      </ul>
    </details>
  )
}

interface RecentImportLineProps extends Omit<RecentImportsProps, 'fetchAll'> {
  one: RecentImport
  onDone: () => void
}

function RecentImportLine({ one, what, undo: takeBack, onDone }: RecentImportLineProps) {
  const t = useTranslations('admin.tableFile.recent')
  const format = useFormatter()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const ask = (asking: boolean) => {
    flushSync(() => setAsking(asking))
    // What was pressed is gone: the focus goes to what took its place, on the safe side.
    item.current?.querySelector<HTMLElement>('button:not(.danger)')?.focus()
  }
  const [undo, running] = useAction(async () => {
    const { removed, restored = 0, kept } = await takeBack(one.id)
    const named = kept.slice(0, NAMED)
    const said = [
      ...(removed > 0 || restored === 0 ? [t('undone', { what, count: removed })] : []),
      ...(restored > 0 ? [t('restored', { count: restored })] : []),
      ...(kept.length > 0
        ? [t('kept', { what, references: format.list(named), more: kept.length - named.length })]
        : []),
    ]
    showToast({ type: 'success', title: said.join(' '), timeout: kept.length > 0 ? 0 : REFUSED_MS })
    // The line goes, and the last one takes the panel with it.
    item.current?.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
    setAsking(false)
    onDone()
    await router.invalidate()
  })
  const at = new Date(one.at)
  const day = format.dateTime(at, { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' })
  const time = format.dateTime(at, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' })
  return (
    <li ref={item}>
      {t('line', { what, day, time, count: one.count })}{' '}
      {one.untouched < one.count && t('changed', { what, count: one.count - one.untouched })}{' '}
      {one.untouched > 0 && !isAsking && (
        <button type="button" className="link" onClick={() => ask(true)}>
          {t('undo')}
        </button>
      )}
      {isAsking && (
        <span className="row wrap">
          <span>{t('sure', { what, count: one.untouched })}</span>
          <button
            type="button"
            className="btn sm danger"
            aria-disabled={running || undefined}
            onClick={() => void undo()}
          >
            {t('yes', { what })}
          </button>
          <button type="button" className="btn sm" onClick={() => ask(false)}>
            {t('no', { what })}
          </button>
        </span>
      )}
    </li>
  )
}
