import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { usePasskeyConfirmation } from './use-passkey-confirmation.ts'

interface SecondFactorDemandProps {
  /** Whole days left to set one up; 0: nothing else is open. */
  days: number
  hasPasskey: boolean
  onChanged: () => Promise<void>
}

/** Tells administrators without a second factor that they need one. */
export function SecondFactorDemand({ days, hasPasskey, onChanged }: SecondFactorDemandProps) {
  const t = useTranslations('admin.account')
  const passkey = usePasskeyConfirmation(() => void onChanged())
  return (
    <section className="sec" aria-labelledby={days === 0 ? 'demand' : undefined}>
      {days === 0 && <h2 id="demand">{t('demandTitle')}</h2>}
      <Notice kind="warning">{days === 0 ? t('demandLead') : t('demandSoon', { days })}</Notice>
      {hasPasskey && (
        <div className="stack">
          <p className="soft">{t('demandPasskey')}</p>
          <p>
            <button
              type="button"
              className="btn"
              aria-disabled={passkey.asking || undefined}
              onClick={passkey.ask}
            >
              <AdminIcon name="fingerprint" />
              {t('usePasskey')}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}
