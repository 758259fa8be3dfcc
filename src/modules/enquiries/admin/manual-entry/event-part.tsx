import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../../model/enquiry-options.ts'
import { useTypedDuration } from '../use-duration-text.ts'
import {
  ManualEntryInput,
  ManualEntrySelect,
  ManualEntryText,
  manualEntryFieldId,
  useManualEntryErrorText,
  useManualEntryForm,
} from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'
import { VenueCombobox } from './venue-combobox.tsx'

/** The event, by kind; no field of it is required. */
export function EventPart({ draft, screen }: { draft: ManualEntryDraft; screen: AdminLanguage }) {
  const enquiryForm = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  const { entry } = useManualEntryForm()
  const duration = useTypedDuration(draft.values.duration ?? '')
  const errorOf = useManualEntryErrorText()
  const named = <const Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    codes.map((value) => ({ value, label: nameOf(value) }))
  const budget = (
    <ManualEntrySelect
      field="budget"
      options={named(BUDGETS, (code) => enquiryForm(`budgetRange.${code}`))}
    />
  )
  switch (draft.kind) {
    case 'quote':
      return (
        <>
          <div className="entry-grid">
            <ManualEntrySelect
              field="eventType"
              options={named(EVENT_TYPES, (code) => labels(`eventTypes.${code}`))}
            />
            <ManualEntryInput field="desiredDate" type="date" />
            <ManualEntrySelect
              field="guestCount"
              options={named(GUEST_COUNTS, (code) => labels(`guestRange.${code}`))}
            />
            {budget}
            <ManualEntrySelect
              field="preferredLocation"
              options={named(LOCATIONS, (code) => labels(`location.${code}`))}
            />
          </div>
          <ManualEntryText field="message" rows={4} />
        </>
      )
    case 'quote-venue':
      return (
        <>
          <VenueCombobox
            id={manualEntryFieldId('venue')}
            chosen={draft.venues}
            onChange={(venues) => entry.change({ venues })}
            typed={draft.values.venue ?? ''}
            onType={(typed) => entry.type('venue', typed)}
            screen={screen}
            error={errorOf('venue')}
          />
          <div className="entry-grid">
            <ManualEntryInput field="startDate" type="date" />
            <ManualEntryInput field="duration" hint={duration} />
            <ManualEntrySelect
              field="guestCount"
              options={named(GUEST_RANGES, (code) => enquiryForm(`guestRange.${code}`))}
            />
            <ManualEntryInput field="surface" inputMode="numeric" />
            {budget}
          </div>
          <ManualEntryText field="message" rows={4} />
        </>
      )
    case 'contact':
      return (
        <>
          <ManualEntryInput field="subject" />
          <ManualEntryText field="message" rows={6} />
        </>
      )
  }
}
