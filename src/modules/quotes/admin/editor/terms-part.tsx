import { useTranslations } from 'use-intl'
import { isLanguage, LANGUAGE_CODES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import { CentsField } from '../cents-field.tsx'
import { CountField } from './count-field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

const MOST_DAYS = 365
const WHOLE_BP = 10_000

/** Language, validity and payments: the settings of the agency, unless this quote says otherwise. */
export function TermsPart({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const languageName = useLanguageNames()
  const { draft, set, problems } = editor
  const { payment } = draft
  const has = (name: 'valid-until-past' | 'deposit-reason') =>
    problems.some(({ problem }) => problem === name) ? t(`problem.${name}`) : undefined
  const pay = (part: Partial<QuoteDocument['payment']>) => set({ payment: { ...payment, ...part } })
  return (
    <section className="quote-part quote-terms" aria-label={t('terms')}>
      <div className="quote-fields">
        <AdminSelect
          id="quote-language"
          label={t('language')}
          value={draft.language}
          // Lines without words of their own are named by the language of the quote.
          onChange={({ target: { value } }) => isLanguage(value) && set({ language: value })}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </AdminSelect>
        <AdminField
          id="quote-valid-until"
          type="date"
          label={t('validUntil')}
          value={draft.validUntil}
          error={has('valid-until-past')}
          onChange={({ target: { value } }) => value !== '' && set({ validUntil: value })}
        />
        <CountField
          id="quote-deposit"
          label={t('deposit')}
          value={payment.depositBp}
          scale={100}
          max={WHOLE_BP}
          error={has('deposit-reason')}
          onValue={(depositBp) => pay({ depositBp: depositBp ?? 0 })}
        />
        <CountField
          id="quote-guests"
          label={t('guests')}
          value={draft.event.guests}
          min={1}
          max={100_000}
          onValue={(guests) => set({ event: { ...draft.event, guests } })}
        />
      </div>
      <details>
        <summary>{t('morePayments')}</summary>
        <div className="quote-fields">
          <CountField
            id="quote-deposit-days"
            label={t('depositDays')}
            value={payment.depositDays}
            max={MOST_DAYS}
            onValue={(depositDays) => pay({ depositDays: depositDays ?? 0 })}
          />
          <CountField
            id="quote-balance-days"
            label={t('balanceDays')}
            value={payment.balanceDays}
            max={MOST_DAYS}
            onValue={(balanceDays) => pay({ balanceDays: balanceDays ?? 0 })}
          />
          <CentsField
            id="quote-security"
            label={t('security')}
            cents={payment.securityCents}
            compared={{ tax: 'incl' }}
            onCents={(securityCents) => pay({ securityCents })}
          />
          <AdminSelect
            id="quote-firm"
            label={t('firmBy')}
            value={draft.firmBy}
            onChange={({ target: { value } }) =>
              set({ firmBy: value === 'deposit' ? 'deposit' : 'signature' })
            }
          >
            <option value="signature">{t('firm.signature')}</option>
            <option value="deposit">{t('firm.deposit')}</option>
          </AdminSelect>
        </div>
      </details>
    </section>
  )
}
