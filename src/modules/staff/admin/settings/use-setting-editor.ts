import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { type RecordSaving, type SavedRecord, useRecordSaving } from '#/ui/admin/records/use-record-saving.ts'
import { useVersioned, type Versioned } from '#/ui/admin/records/use-versioned.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'

/** A setting with the version to change it from. */
export interface VersionedSetting<Value> {
  readonly value: Value
  readonly version: number
}

interface SettingOptions<Value> {
  /** What is set, in the words of an undo. */
  readonly name: string
  /** Said once it is saved. */
  readonly saved: string
  readonly send: (value: Value, version: number) => Promise<SavedRecord<VersionedSetting<Value>>>
  readonly problemOf: (value: Value) => (() => void) | undefined
}

/** A setting while it is edited. */
interface SettingEditor<Value> {
  readonly editor: Versioned<VersionedSetting<Value>, Value>
  readonly saving: RecordSaving<VersionedSetting<Value>>
}

/** Edit a setting of the agency. */
export function useSettingEditor<Value extends object>(
  setting: VersionedSetting<Value>,
  { name, saved, send, problemOf }: SettingOptions<Value>,
): SettingEditor<Value> {
  const undo = useUndo('settings')
  const { tookTheirs } = useRecordWords()
  const draftOf = ({ value }: VersionedSetting<Value>) => value
  const editor = useVersioned(setting, { draftOf, isSame })
  const saving = useRecordSaving(editor, {
    draftOf,
    send: (value, from) => send(value, from.version),
    problemOf,
    offer: (title, change) => undo.done(title, { change: name, ...change }),
    titles: { saved: () => saved, tookTheirs },
  })
  return { editor, saving }
}

/** Whether all fields of two settings are equal. */
function isSame<Value extends object>(one: Value, other: Value): boolean {
  return Object.entries(one).every(
    ([field, value]) => JSON.stringify(other[field as keyof Value]) === JSON.stringify(value),
  )
}
