import { useCallback, useState } from 'react'
import type { FieldName } from '../../model/venue-fields.ts'
import type { UnreadInput, VenueEditor } from './venue-editor.ts'

type Unread = ReadonlyMap<FieldName, UnreadInput>

interface UnreadState extends Pick<VenueEditor, 'unread' | 'setUnread'> {
  /** Says what is wrong even where it is still being typed. */
  readonly sayUnread: () => void
  /** The fields show the document again. */
  readonly forgetUnread: () => void
}

/** Typed texts of the editor that were not understood. */
export function useUnread(): UnreadState {
  const [unread, put] = useState<Unread>(new Map())
  const setUnread = useCallback(
    (field: FieldName, input: UnreadInput | undefined) =>
      put((present) => {
        if (input === undefined && !present.has(field)) return present
        const next = new Map(present)
        if (input) next.set(field, input)
        else next.delete(field)
        return next
      }),
    [],
  )
  const sayUnread = useCallback(
    () =>
      put((present) => new Map([...present].map(([field, one]) => [field, { ...one, isBeingTyped: false }]))),
    [],
  )
  const forgetUnread = useCallback(() => put((present) => (present.size > 0 ? new Map() : present)), [])
  return { unread, setUnread, sayUnread, forgetUnread }
}
