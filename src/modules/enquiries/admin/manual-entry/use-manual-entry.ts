import { useEffect, useState } from 'react'
import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'
import { listsVenues } from '../../model/form-fields.ts'
import type { SentManualEntry } from '../../model/manual-entry.schema.ts'
import {
  MANUAL_ENTRY_KINDS,
  type ManualEntryField,
  type ManualEntryKind,
} from '../../model/manual-entry-fields.ts'

const draftSchema = z.object({
  key: z.uuid(),
  kind: z.enum(MANUAL_ENTRY_KINDS),
  values: z.record(z.string(), z.string()),
  venues: z.array(z.object({ slug: z.string(), name: z.string() })),
  language: z.enum(LANGUAGE_CODES),
  channel: z.enum(MANUAL_ENTRY_CHANNELS),
  owner: z.string().nullable(),
  note: z.string(),
  /** Undefined until chosen; until then it follows from the channel. */
  acknowledge: z.boolean().nullable(),
})

/** A request while it is being written down. */
export type ManualEntryDraft = z.output<typeof draftSchema>

/** The request that is being written down. */
export interface ManualEntryState {
  /** `null` until the device was asked for one that was begun before. */
  readonly draft: ManualEntryDraft | null
  /** ISO 8601: when it was kept on the device; `null` until then. */
  readonly savedAt: string | null
  /** Whether anything has been typed. */
  readonly dirty: boolean
  readonly change: (part: Partial<ManualEntryDraft>) => void
  readonly type: (field: ManualEntryField | 'venue', value: string) => void
  readonly chooseKind: (kind: ManualEntryKind) => void
  /** Forget what was kept on the device. */
  readonly forget: () => void
}

/**
 * Hold a request while it is being written down, and keep it on the device: a reload or a lost connection loses nothing.
 * @param me the signed-in account; each has its own draft
 */
export function useManualEntry(me: string, language: Language): ManualEntryState {
  // The server does not know what the device keeps.
  const [onDevice, setOnDevice] = useState(false)
  useEffect(() => setOnDevice(true), [])
  const { draft, savedAt, change, forget } = useKeptDraft<ManualEntryDraft>(onDevice ? `entry.${me}` : null, {
    read: (kept) => draftSchema.safeParse(kept).data,
    begin: () => begun(me, language),
  })
  return {
    draft: onDevice ? draft : null,
    savedAt,
    dirty: onDevice && isBegun(draft),
    change,
    type: (field, value) => change({ values: { ...draft.values, [field]: value } }),
    chooseKind: (kind) => change({ kind, values: valuesFor(draft, kind) }),
    forget,
  }
}

function begun(me: string, language: Language): ManualEntryDraft {
  return {
    key: crypto.randomUUID(),
    kind: 'quote',
    values: {},
    venues: [],
    language,
    channel: 'phone',
    owner: me,
    note: '',
    acknowledge: null,
  }
}

function isBegun({ values, venues, note }: ManualEntryDraft): boolean {
  return venues.length > 0 || note.trim() !== '' || Object.values(values).some((value) => value.trim() !== '')
}

/** Carry typed values over to another kind: the day has two names, and the guests two lists. */
function valuesFor({ kind, values }: ManualEntryDraft, next: ManualEntryKind): Record<string, string> {
  const day = (listsVenues(kind) ? values.startDate : values.desiredDate) ?? ''
  const sameList = listsVenues(kind) === listsVenues(next) || next === 'contact'
  return {
    ...values,
    startDate: day,
    desiredDate: day,
    guestCount: sameList ? (values.guestCount ?? '') : '',
  }
}

/** Whether the person gets the acknowledgement: as was decided, else by mail unless they are on the telephone. */
export function acknowledges({ acknowledge, channel, values }: ManualEntryDraft): boolean {
  return (values.email ?? '').trim() !== '' && (acknowledge ?? channel !== 'phone')
}

/** The part of a draft that is sent. */
export function sentOf(draft: ManualEntryDraft): SentManualEntry {
  const { key, kind, values, venues, language, channel, owner, note } = draft
  const slugs = venues.map(({ slug }) => slug)
  return {
    key,
    kind,
    values,
    venues: slugs,
    language,
    channel,
    owner,
    note,
    acknowledge: acknowledges(draft),
  }
}
