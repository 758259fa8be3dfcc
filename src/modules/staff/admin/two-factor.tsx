import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGENCY } from '#/lib/settings.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { OwnAccount } from '../account.functions.ts'
import { renewBackupCodes, startTwoFactor, stopTwoFactor } from '../second-factor.functions.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useAccountReload } from './use-account-reload.ts'

/** Step in progress: none, the set-up, or backup codes to be saved. */
type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'setup'; readonly uri: string; readonly backupCodes: readonly string[] }
  | { readonly kind: 'codes'; readonly backupCodes: readonly string[] }

const IDLE: Stage = { kind: 'idle' }

/** Sign-in with an authenticator app: its set-up and its backup codes. */
export function TwoFactor({ account }: { account: OwnAccount }) {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const [stage, setStage] = useState<Stage>(IDLE)
  const [run, running] = useAction(async (what: 'start' | 'stop' | 'codes') => {
    if (what === 'start') {
      const started = await startTwoFactor()
      if (started) return setStage({ kind: 'setup', ...started })
      showToast({ type: 'error', title: t('setUpAlready'), timeout: 8000 })
    } else if (what === 'codes') {
      const backupCodes = await renewBackupCodes()
      if (backupCodes) setStage({ kind: 'codes', backupCodes })
    } else {
      const rejected = (await stopTwoFactor()) === 'last-factor'
      showToast(
        rejected
          ? { type: 'error', title: t('lastFactor'), timeout: 8000 }
          : { type: 'success', title: t('turnedOff') },
      )
      await reload()
    }
  })

  return (
    <section className="section" aria-labelledby="two-factor">
      <h2 id="two-factor">{t('twoFactor')}</h2>
      {stage.kind === 'idle' && (
        <Present account={account} running={running} ask={(what) => void run(what)} />
      )}
      {stage.kind === 'setup' && (
        <TwoFactorSetup
          uri={stage.uri}
          onCancel={() => setStage(IDLE)}
          onDone={async () => {
            setStage({ kind: 'codes', backupCodes: stage.backupCodes })
            showToast({ type: 'success', title: t('turnedOn') })
            await reload()
          }}
        />
      )}
      {stage.kind === 'codes' && (
        <BackupCodes
          codes={stage.backupCodes}
          onKept={() => {
            setStage(IDLE)
            void reload()
          }}
        />
      )}
    </section>
  )
}

interface PresentProps {
  account: OwnAccount
  running: boolean
  ask: (what: 'start' | 'stop' | 'codes') => void
}

function Present({ account, running, ask }: PresentProps) {
  const t = useTranslations('admin.account')
  const busy = running || undefined
  if (!account.twoFactor) {
    return (
      <div className="stack">
        <p className="soft">{t('twoFactorOff')}</p>
        <p>
          <button type="button" className="btn primary" aria-disabled={busy} onClick={() => ask('start')}>
            <AdminIcon name="shield-check" />
            {t('setUp')}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className="stack">
      <p className="soft">
        {t('twoFactorOn')} {t('backupCodes')}: {t('codesLeft', { count: account.backupCodesLeft })}
      </p>
      <p className="row wrap">
        <button type="button" className="btn" aria-disabled={busy} onClick={() => ask('codes')}>
          {t('newCodes')}
        </button>
        <button type="button" className="btn quiet danger" aria-disabled={busy} onClick={() => ask('stop')}>
          {t('turnOff')}
        </button>
      </p>
    </div>
  )
}

/** New backup codes, shown only once so that they can be saved. */
function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
