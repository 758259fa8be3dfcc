import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { SettingConflict } from '#/modules/staff/admin/settings/setting-conflict.tsx'
import { useSettingEditor, type VersionedSetting } from '#/modules/staff/admin/settings/use-setting-editor.ts'
import { UnsavedDialog } from '#/modules/staff/admin/unsaved-dialog.tsx'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { type QuoteSettings, quoteSettingsSchema } from '../../model/quote-settings.schema.ts'
import { saveQuoteSettings } from '../../quote-settings.functions.ts'
import { CentsField } from '../cents-field.tsx'
import { CountField } from '../editor/count-field.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { TermsTexts } from './terms-texts.tsx'

/** Fields of one number: their bounds as they are typed, and how many of the stored unit one typed is. */
const COUNTS = {
  validDays: { min: 1, max: 90 },
  depositBp: { min: 0, max: 100, scale: 100 },
  depositDays: { min: 0, max: 365 },
  balanceDays: { min: 0, max: 365 },
  keptYears: { min: 10, max: 30 },
} as const

type Count = keyof typeof COUNTS

const COUNT_NAMES: readonly Count[] = ['validDays', 'depositBp', 'depositDays', 'balanceDays', 'keptYears']

const problemsIn = (typed: QuoteSettings) => quoteSettingsSchema.safeParse(typed).error?.issues ?? []

/** What quotes begin with, and their terms; for administrators. */
export function QuoteSettingsForm({ settings }: { settings: VersionedSetting<QuoteSettings> }) {
  const t = useTranslations('admin.settings.quotes')
  const inQuote = useTranslations('admin.quotes')
  const words = useRecordWords()
  const languageName = useLanguageNames()
  const { amountOf } = useQuoteWords()
  const { editor, saving } = useSettingEditor(settings, {
    name: t('title'),
    saved: t('saved'),
    send: (value, version) => saveQuoteSettings({ data: { value, version } }),
    problemOf: (typed) => {
      const [issue] = problemsIn(typed)
      return issue && (() => document.getElementById(`quotes-${String(issue.path[0])}`)?.focus())
    },
  })
  const { base, draft, isDirty, write } = editor
  const unsaved = useUnsavedChanges(isDirty)
  const set = (part: Partial<QuoteSettings>) => write((now) => ({ ...now, ...part }))
  const issues = saving.isTried ? problemsIn(draft) : []
  const labelOf = (name: Count) =>
    name === 'depositBp'
      ? inQuote('deposit')
      : name === 'depositDays' || name === 'balanceDays'
        ? inQuote(name)
        : t(name)
  const saidOf = (value: QuoteSettings) => [
    ...COUNT_NAMES.map((name) => ({ label: labelOf(name), value: String(value[name] / scaleOf(name)) })),
    { label: inQuote('security'), value: amountOf(value.securityCents) },
    { label: inQuote('firmBy'), value: inQuote(`firm.${value.firmBy}`) },
    ...LANGUAGE_CODES.map((code) => ({
      label: t('termsIn', { language: languageName(code) }),
      value: value.terms[code] ?? '',
    })),
  ]
  const mine = saidOf(draft)
  const theirs = saving.conflict ? saidOf(saving.conflict.value) : []
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) void saving.save()
  }
  return (
    <section className="section" aria-labelledby="quotes">
      <h2 id="quotes">{t('title')}</h2>
      <form className="narrow-form" noValidate onSubmit={send}>
        <p className="soft">{t('lead')}</p>
        {saving.conflict && (
          <SettingConflict
            saving={saving}
            title={t('conflict')}
            theirs={theirs.filter(({ value }, at) => value !== mine[at]?.value)}
          />
        )}
        {COUNT_NAMES.map((name) => (
          <CountField
            key={name}
            id={`quotes-${name}`}
            label={labelOf(name)}
            value={draft[name]}
            scale={scaleOf(name)}
            max={COUNTS[name].max * scaleOf(name)}
            error={
              issues.some(({ path }) => path[0] === name)
                ? t('between', { min: COUNTS[name].min, max: COUNTS[name].max })
                : undefined
            }
            hint={name === 'keptYears' ? t('keptYearsHint') : undefined}
            onValue={(value) => set({ [name]: value ?? 0 })}
          />
        ))}
        <CentsField
          id="quotes-securityCents"
          label={inQuote('security')}
          cents={draft.securityCents}
          compared={{ tax: 'incl' }}
          onCents={(securityCents) => set({ securityCents })}
        />
        <AdminSelect
          id="quotes-firmBy"
          label={inQuote('firmBy')}
          value={draft.firmBy}
          onChange={({ target: { value } }) => set({ firmBy: value === 'deposit' ? 'deposit' : 'signature' })}
        >
          <option value="signature">{inQuote('firm.signature')}</option>
          <option value="deposit">{inQuote('firm.deposit')}</option>
        </AdminSelect>
        <TermsTexts
          terms={draft.terms}
          isMissing={(base.value.terms.fr ?? '') === ''}
          onType={(more) => write((now) => ({ ...now, terms: { ...now.terms, ...more } }))}
        />
        <p>
          <button
            type="submit"
            className="btn primary"
            aria-disabled={!isDirty || saving.isSaving || undefined}
          >
            {words.save}
          </button>
        </p>
      </form>
      <UnsavedDialog {...unsaved} />
    </section>
  )
}

function scaleOf(name: Count): number {
  return name === 'depositBp' ? COUNTS.depositBp.scale : 1
}
