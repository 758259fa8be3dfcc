import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { fetchRecentImports, undoEnquiriesImport } from '../../import.functions.ts'
import type { RecentImport } from '../../model/recent-import.ts'

/** What the user has imported lately, each to be undone as long as nobody has worked on it. */
export function RecentImports() {
  const t = useTranslations('admin.tableFile.recent')
  const [imports, setImports] = useState<readonly RecentImport[]>([])
  const load = () => fetchRecentImports().then(setImports, () => undefined)
  useEffect(() => {
    void fetchRecentImports().then(setImports, () => undefined)
  }, [])
  if (imports.length === 0) return null
  return (
    <details>
      <summary>{t('title')}</summary>
      <ul className="table-columns">
        {imports.map((one) => (
          <RecentImportLine key={one.id} one={one} onDone={load} />
        ))}
      </ul>
    </details>
  )
}

function RecentImportLine({ one, onDone }: { one: RecentImport; onDone: () => void }) {
  const t = useTranslations('admin.tableFile.recent')
  const format = useFormatter()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [undo, running] = useAction(async () => {
    const { removed, kept } = await undoEnquiriesImport({ data: { id: one.id } })
    const rest = kept.length > 0 ? ` ${t('kept', { references: format.list(kept) })}` : ''
    showToast({ type: 'success', title: t('undone', { count: removed }) + rest, timeout: 8000 })
    onDone()
    await router.invalidate()
  }, useFailureText())
  const at = new Date(one.at)
  const day = format.dateTime(at, { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' })
  const time = format.dateTime(at, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' })
  return (
    <li>
      {t('line', { day, time, count: one.count })}{' '}
      {one.untouched < one.count && t('changed', { count: one.count - one.untouched })}{' '}
      {one.untouched > 0 && !isAsking && (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {t('undo')}
        </button>
      )}
      {isAsking && (
        <span className="row">
          {t('sure', { count: one.untouched })}
          <button
            type="button"
            className="btn sm danger"
            aria-disabled={running || undefined}
            onClick={() => void undo()}
          >
            {t('yes')}
          </button>
          <button type="button" className="btn sm" onClick={() => setAsking(false)}>
            {t('no')}
          </button>
        </span>
      )}
    </li>
  )
}
