import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceErrorCode } from '#/forms/form-error.ts'
import { shownChoices } from '#/forms/phone-errors.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { keyName } from '#/lib/keys.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { asksForVenues, factFields, LANGUAGE_FACT, VENUES_FACT } from '../../model/fact-fields.ts'
import type { FactError } from '../../model/facts.schema.ts'
import { KeptLine } from '../enquiry/kept-line.tsx'
import { FieldControl } from '../field-control.tsx'
import { VenueCombobox } from '../manual-entry/venue-combobox.tsx'
import { useOpenSheetUndo } from '../undo/use-sheet-undo.ts'
import { FactsConflictNote } from './facts-conflict.tsx'
import { type FactsDraft, factsDraftKind, factsDraftName } from './facts-draft.ts'
import { ProposedDays } from './proposed-days.tsx'
import { factInputId, useFactsSaving } from './use-facts-saving.ts'

interface FactsFormProps {
  view: EnquiryView
  takesFocus: boolean
  onClose: () => void
}

/** Correct the facts of an enquiry in their place; the message of the visitor stays as it is. */
export function FactsForm({ view, takesFocus, onClose }: FactsFormProps) {
  const t = useTranslations('admin.facts')
  const labels = useTranslations('admin.request.facts')
  const languages = useTranslations('admin.inbox.languages')
  const screen = useScreenLanguage()
  const errorText = useErrorText()
  const name = factsDraftName(view)
  const kind = factsDraftKind(view)
  const kept = useKeptDraft<FactsDraft>(name, kind)
  const { draft } = kept
  const saving = useFactsSaving({ view, kept, onClose })
  const undo = useOpenSheetUndo()
  const form = useRef<HTMLFormElement>(null)
  // One that is open because of its draft leaves the focus where the user works.
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [takesFocus])
  const errorOf = (field: string) => errorText(saving.errors.find((error) => error.field === field))
  const type = (field: string, value: string) => kept.change({ values: { ...draft.values, [field]: value } })
  const cancel = () => {
    const isEmpty = kind.isEmpty(draft)
    kept.forget()
    onClose()
    if (isEmpty) return
    undo.discarded(t('discarded'), name, draft)
  }
  return (
    <form
      ref={form}
      className="block facts-form"
      noValidate
      data-keys="own"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        saving.save()
      }}
      onKeyDown={(event) => {
        const key = keyName(event)
        const isSave = key === 'mod+Enter' || key === 'mod+s'
        if (event.defaultPrevented || !(isSave || key === 'Escape')) return
        event.preventDefault()
        if (isSave) saving.save()
        else cancel()
      }}
    >
      <h3>{t('title')}</h3>
      <KeptLine name={name} kept={kept} />
      <div className="entry-grid">
        {factFields(view.kind).map(({ name: fact, field, label }) => (
          <FieldControl
            key={fact}
            frame={{ id: factInputId(fact), label: labels(label), error: errorOf(fact) }}
            field={field}
            value={draft.values[fact] ?? ''}
            onType={(value) => type(fact, value)}
          />
        ))}
        <AdminSelect
          id={factInputId(LANGUAGE_FACT)}
          label={labels('language')}
          value={draft.values[LANGUAGE_FACT] ?? ''}
          onChange={(event) => type(LANGUAGE_FACT, event.target.value)}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {languages(code)}
            </option>
          ))}
        </AdminSelect>
      </div>
      <ProposedDays
        values={draft.values}
        onTake={(days) => kept.change({ values: { ...draft.values, ...days } })}
      />
      {asksForVenues(view.kind) && (
        <VenueCombobox
          id={factInputId(VENUES_FACT)}
          chosen={draft.venues}
          onChange={(venues) => kept.change({ venues })}
          typed={draft.typedVenue}
          onType={(typedVenue) => kept.change({ typedVenue })}
          screen={screen}
          error={errorOf(VENUES_FACT)}
        />
      )}
      {saving.conflict && (
        <FactsConflictNote view={view} conflict={saving.conflict} draft={draft} onDecide={kept.change} />
      )}
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={saving.saving || undefined}>
          {t('save')}
        </button>
        <button type="button" className="btn quiet" onClick={cancel}>
          {t('cancel')}
        </button>
        <span className="muted">{t('keeps')}</span>
      </div>
    </form>
  )
}

const PRICE = 'price.'

const isOfPrice = (code: FactError['code']): code is `price.${PriceErrorCode}` => code.startsWith(PRICE)

function useErrorText() {
  const t = useTranslations('admin.facts')
  const entry = useTranslations('admin.entry.errors')
  const amount = useTranslations('admin.amount')
  return (error: ReturnType<typeof useFactsSaving>['errors'][number] | undefined): string | undefined => {
    if (error === undefined) return undefined
    if (error.code === 'required' && error.field !== 'fullName') return t('required')
    const { code } = error
    if (isOfPrice(code)) return amount(`refused.${code.slice(PRICE.length) as PriceErrorCode}`)
    return entry(code, { min: 0, max: 0, ...error.values, choices: shownChoices(error) })
  }
}
