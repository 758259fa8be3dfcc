import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'

interface SecondFactorDemandProps {
  /** Whole days left to set one up; 0: only its set-up is open. */
  days: number
  hasPasskey: boolean
  onChanged: () => Promise<void>
}

/** Notice for administrators who still have to set up a second factor. */
export function SecondFactorDemand({ days, hasPasskey, onChanged }: SecondFactorDemandProps) {
  const t = useTranslations('admin.account')
  return (
    <section className="sec" aria-labelledby={days === 0 ? 'demand' : undefined}>
      {days === 0 && <h2 id="demand">{t('demandTitle')}</h2>}
      <Notice kind="warning">{days === 0 ? t('demandLead') : t('demandSoon', { days })}</Notice>
      {hasPasskey && (
        <div className="stack">
          <p className="soft">{t('demandPasskey')}</p>
          <p>
            <PasskeyButton label={t('usePasskey')} onConfirmed={() => void onChanged()} />
          </p>
        </div>
      )}
    </section>
  )
}
