import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { listsVenues } from '../../model/form-fields.ts'
import { fieldsOfMatter } from '../../model/manual-entry-fields.ts'
import { useTypedDuration } from '../use-duration-text.ts'
import {
  ManualEntryControl,
  manualEntryFieldId,
  useManualEntryErrorText,
  useManualEntryForm,
} from './manual-entry-field.tsx'
import type { ManualEntryDraft } from './use-manual-entry.ts'
import { VenueCombobox } from './venue-combobox.tsx'

/** What is asked, by kind; no field of it is required. */
export function EventPart({ draft, screen }: { draft: ManualEntryDraft; screen: AdminLanguage }) {
  const { entry } = useManualEntryForm()
  const duration = useTypedDuration(draft.values.duration ?? '')
  const errorOf = useManualEntryErrorText()
  const fields = fieldsOfMatter(draft.kind)
  const short = fields.filter(({ isHalf }) => isHalf)
  return (
    <>
      {listsVenues(draft.kind) && (
        <VenueCombobox
          id={manualEntryFieldId('venue')}
          chosen={draft.venues}
          onChange={(venues) => entry.change({ venues })}
          typed={draft.values.venue ?? ''}
          onType={(typed) => entry.type('venue', typed)}
          screen={screen}
          error={errorOf('venue')}
        />
      )}
      {short.length > 0 && (
        <div className="entry-grid">
          {short.map(({ name }) => (
            <ManualEntryControl key={name} name={name} hint={name === 'duration' ? duration : undefined} />
          ))}
        </div>
      )}
      {fields
        .filter(({ isHalf }) => !isHalf)
        .map(({ name }) => (
          <ManualEntryControl key={name} name={name} rows={draft.kind === 'contact' ? 6 : 4} />
        ))}
    </>
  )
}
