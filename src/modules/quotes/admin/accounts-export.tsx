import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ACCOUNTS_CSV, ACCOUNTS_JSON, isPeriod, lastMonth } from '../model/accounts-period.ts'

/** Give accepted quotes and payments of some days out as a file. For administrators. */
export function AccountsExport() {
  const t = useTranslations('admin.accounts')
  const language = useScreenLanguage()
  const [isOpen, setOpen] = useState(false)
  const [period, setPeriod] = useState(() => lastMonth(parisDay(new Date())))
  const isRight = isPeriod(period)
  const hrefOf = (address: string) => `${address}?${new URLSearchParams({ ...period, in: language })}`
  const field = (end: 'from' | 'to') => ({
    ...{ id: `accounts-${end}`, type: 'date', label: t(end), value: period[end] },
    onChange: ({ target }: { target: { value: string } }) => setPeriod({ ...period, [end]: target.value }),
  })
  return (
    <>
      <button type="button" className="btn" aria-label={t('open')} onClick={() => setOpen(true)}>
        <AdminIcon name="download" />
        <span className="wide">{t('open')}</span>
      </button>
      <AdminDialog open={isOpen} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <div className="narrow-form">
          <p className="soft">{t('lead')}</p>
          <div className="entry-days">
            <AdminField {...field('from')} data-focus />
            <AdminField {...field('to')} error={isRight ? undefined : t('wrong')} />
          </div>
          {isRight && (
            <div className="row wrap">
              <a className="btn primary" href={hrefOf(ACCOUNTS_CSV)}>
                {t('asCsv')}
              </a>
              <a className="btn" href={hrefOf(ACCOUNTS_JSON)}>
                {t('asJson')}
              </a>
            </div>
          )}
        </div>
      </AdminDialog>
    </>
  )
}
