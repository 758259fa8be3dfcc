import { useTranslations } from 'use-intl'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import type { DocumentLine } from '../../model/quote-document.schema.ts'
import { VAT_RATES, VAT_REASONS } from '../../model/vat.ts'
import { CountField } from './count-field.tsx'
import type { LineFieldsProps } from './line-fields.tsx'

const MAX_AROUND = 60
const MAX_DAYS = 366

/** What a line seldom needs: other names, tax, days around the event, fewer days than the minimum. */
export function LineDetails({ editor, id, change, line }: LineFieldsProps<DocumentLine>) {
  const t = useTranslations('admin.quotes')
  const isWrong = editor.problems.some(
    ({ lineId, problem }) =>
      lineId === line.id && ['no-vat-reason', 'fewer-days-reason', 'no-label-fr'].includes(problem),
  )
  return (
    <details open={isWrong || undefined}>
      <summary>{t('details')}</summary>
      <div className="line-fields">
        {line.kind === 'hire' && (
          <>
            <CountField
              id={`${id}-setup`}
              label={t('setup')}
              value={line.setupDays}
              max={MAX_AROUND}
              onValue={(setupDays) => change({ setupDays: setupDays ?? 0 })}
            />
            <CountField
              id={`${id}-strike`}
              label={t('strike')}
              value={line.strikeDays}
              max={MAX_AROUND}
              onValue={(strikeDays) => change({ strikeDays: strikeDays ?? 0 })}
            />
            <CountField
              id={`${id}-fewer`}
              label={t('fewerDays')}
              value={line.fewerDays}
              min={1}
              max={MAX_DAYS}
              onValue={(fewerDays) => change({ fewerDays })}
            />
            {line.fewerDays !== null && (
              <AdminField
                id={`${id}-fewer-reason`}
                label={t('fewerReason')}
                maxLength={500}
                value={line.fewerDaysReason}
                onChange={(event) => change({ fewerDaysReason: event.target.value })}
              />
            )}
          </>
        )}
        {'vatBp' in line && (
          <>
            <AdminSelect
              id={`${id}-vat`}
              label={t('vat')}
              value={line.vatBp}
              onChange={({ target: { value } }) =>
                change({ vatBp: Number(value), vatReason: Number(value) === 0 ? line.vatReason : null })
              }
            >
              {VAT_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {t('percent', { percent: rate / 100 })}
                </option>
              ))}
            </AdminSelect>
            {line.vatBp === 0 && (
              <AdminSelect
                id={`${id}-vat-reason`}
                label={t('vatReason')}
                value={line.vatReason ?? ''}
                onChange={(event) => change({ vatReason: event.target.value || null })}
              >
                <option value="">–</option>
                {VAT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`vatReasons.${reason}`)}
                  </option>
                ))}
              </AdminSelect>
            )}
          </>
        )}
        {line.kind !== 'service' && (
          <AdminField
            id={`${id}-label`}
            label={t('ownLabel')}
            maxLength={200}
            value={line.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        )}
        {editor.draft.language !== 'fr' && (
          <AdminField
            id={`${id}-label-fr`}
            label={t('labelFr')}
            lang="fr"
            maxLength={200}
            value={line.labelFr}
            onChange={(event) => change({ labelFr: event.target.value })}
          />
        )}
      </div>
    </details>
  )
}
