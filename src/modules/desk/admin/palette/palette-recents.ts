/** What was opened from the palette lately; kept in this browser until its user signs out. */
import { z } from 'zod'
import { readLocalDraft, writeLocalDraft } from '#/ui/admin/local-draft.ts'

const NAME = 'palette-recents'
const MAX = 6

const recent = z
  .object({
    kind: z.enum(['enquiry', 'person', 'venue', 'colleague']),
    /** Reference, contact, or id of the venue or staff member. */
    id: z.string(),
    label: z.string(),
    about: z.string(),
  })
  // Venues were once kept by their slug, under which their editor does not open.
  .refine(({ kind, id }) => kind !== 'venue' || z.uuid().safeParse(id).success)

/** Something that was opened. */
export type PaletteRecent = z.infer<typeof recent>

/** The latest first. */
export function readRecents(): readonly PaletteRecent[] {
  return z.array(recent).safeParse(readLocalDraft(NAME)).data ?? []
}

/** Put it before the others. */
export function noteRecent(opened: PaletteRecent): void {
  const others = readRecents().filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  writeLocalDraft(NAME, [opened, ...others].slice(0, MAX))
}
