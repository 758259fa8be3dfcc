import { useTranslations } from 'use-intl'
import { AGENCY } from '#/lib/settings.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'

/** New backup codes, shown only once so that they can be saved. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('admin.account')
  const text = `${AGENCY.name} · ${t('backupCodes')}\n\n${codes.join('\n')}\n`

  function download() {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${AGENCY.name.toLowerCase()}-backup-codes.txt`
    link.click()
    URL.revokeObjectURL(address)
  }

  async function copy() {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: t('copied') })
  }

  return (
    <div className="stack codes" role="status">
      <p>{t('codesLead')}</p>
      <ul className="code-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row wrap">
        <button type="button" className="btn" onClick={download}>
          <AdminIcon name="download" />
          {t('download')}
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          <AdminIcon name="copy" />
          {t('copy')}
        </button>
        <button type="button" className="btn primary" onClick={onKept}>
          {t('done')}
        </button>
      </p>
    </div>
  )
}
