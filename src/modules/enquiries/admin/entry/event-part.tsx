import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, GUEST_RANGES, LOCATIONS } from '../../model/enquiry-options.ts'
import {
  EntryInput,
  EntrySelect,
  EntryText,
  entryFieldId,
  useEntryErrorText,
  useEntryForm,
} from './entry-field.tsx'
import type { EntryDraft } from './use-entry.ts'
import { VenueCombobox } from './venue-combobox.tsx'

/** What is asked for, by kind; nothing of it is required. */
export function EventPart({ draft, screen }: { draft: EntryDraft; screen: AdminLanguage }) {
  const quote = useTranslations('quote')
  const request = useTranslations('quoteRequest')
  const { entry } = useEntryForm()
  const errorOf = useEntryErrorText()
  const named = <const Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    codes.map((value) => ({ value, label: nameOf(value) }))
  const budget = (
    <EntrySelect field="budget" options={named(BUDGETS, (code) => quote(`budgetRange.${code}`))} />
  )
  switch (draft.kind) {
    case 'quote':
      return (
        <>
          <div className="entry-grid">
            <EntrySelect
              field="eventType"
              options={named(EVENT_TYPES, (code) => request(`eventTypes.${code}`))}
            />
            <EntryInput field="desiredDate" type="date" />
            <EntrySelect
              field="guestCount"
              options={named(GUEST_COUNTS, (code) => request(`guestRange.${code}`))}
            />
            {budget}
            <EntrySelect
              field="preferredLocation"
              options={named(LOCATIONS, (code) => request(`location.${code}`))}
            />
          </div>
          <EntryText field="message" rows={4} />
        </>
      )
    case 'quote-venue':
      return (
        <>
          <VenueCombobox
            id={entryFieldId('venue')}
            chosen={draft.venues}
            onChange={(venues) => entry.change({ venues })}
            typed={draft.values.venue ?? ''}
            onType={(typed) => entry.type('venue', typed)}
            screen={screen}
            error={errorOf('venue')}
          />
          <div className="entry-grid">
            <EntryInput field="startDate" type="date" />
            <EntryInput field="duration" />
            <EntrySelect
              field="guestCount"
              options={named(GUEST_RANGES, (code) => quote(`guestRange.${code}`))}
            />
            <EntryInput field="surface" inputMode="numeric" />
            {budget}
          </div>
          <EntryText field="message" rows={4} />
        </>
      )
    case 'contact':
      return (
        <>
          <EntryInput field="subject" />
          <EntryText field="message" rows={6} />
        </>
      )
  }
}
