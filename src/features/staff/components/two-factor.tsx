import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/toast-store.ts'
import type { OwnAccount } from '../account.functions.ts'
import { makeBackupCodes, startTwoFactor, stopTwoFactor } from '../second-factor.functions.ts'
import { BackupCodes } from './backup-codes.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

/** What is going on: nothing, a question for the password, the set-up, or codes to be kept. */
type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'confirm'; readonly what: 'start' | 'stop' | 'codes' }
  | { readonly kind: 'setup'; readonly uri: string; readonly backupCodes: readonly string[] }
  | { readonly kind: 'codes'; readonly backupCodes: readonly string[] }

const IDLE: Stage = { kind: 'idle' }

/** Sign-in with an app, its set-up, and the codes that replace it. */
export function TwoFactor({ account, onChanged }: { account: OwnAccount; onChanged: () => Promise<void> }) {
  const t = useTranslations('admin.account')
  const [stage, setStage] = useState<Stage>(IDLE)

  async function confirmed(what: 'start' | 'stop' | 'codes', password: string) {
    const data = { password }
    if (what === 'start') {
      const answer = await startTwoFactor({ data })
      if (answer.kind !== 'started') return answer.kind
      setStage({ kind: 'setup', uri: answer.uri, backupCodes: answer.backupCodes })
    } else if (what === 'codes') {
      const answer = await makeBackupCodes({ data })
      if (answer.kind !== 'made') return answer.kind
      setStage({ kind: 'codes', backupCodes: answer.backupCodes })
    } else {
      const answer = await stopTwoFactor({ data })
      if (answer !== 'done') return answer
      setStage(IDLE)
      showToast({ type: 'success', title: t('turnedOff') })
      await onChanged()
    }
    return undefined
  }

  return (
    <section className="sec" aria-labelledby="two-factor">
      <h2 id="two-factor">{t('twoFactor')}</h2>
      {stage.kind === 'idle' && (
        <Present account={account} ask={(what) => setStage({ kind: 'confirm', what })} />
      )}
      {stage.kind === 'confirm' && (
        <ConfirmPassword
          onConfirm={(password) => confirmed(stage.what, password)}
          onCancel={() => setStage(IDLE)}
        />
      )}
      {stage.kind === 'setup' && (
        <TwoFactorSetup
          uri={stage.uri}
          onCancel={() => setStage(IDLE)}
          onDone={async () => {
            setStage({ kind: 'codes', backupCodes: stage.backupCodes })
            showToast({ type: 'success', title: t('turnedOn') })
            await onChanged()
          }}
        />
      )}
      {stage.kind === 'codes' && (
        <BackupCodes
          codes={stage.backupCodes}
          onKept={() => {
            setStage(IDLE)
            void onChanged()
          }}
        />
      )}
    </section>
  )
}

interface PresentProps {
  account: OwnAccount
  ask: (what: 'start' | 'stop' | 'codes') => void
}

function Present({ account, ask }: PresentProps) {
  const t = useTranslations('admin.account')
  if (!account.twoFactor) {
    return (
      <div className="stack">
        <p className="soft">{t('twoFactorOff')}</p>
        <p>
          <button type="button" className="btn primary" onClick={() => ask('start')}>
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
        <button type="button" className="btn" onClick={() => ask('codes')}>
          {t('newCodes')}
        </button>
        <button type="button" className="btn quiet danger" onClick={() => ask('stop')}>
          {t('turnOff')}
        </button>
      </p>
    </div>
  )
}
