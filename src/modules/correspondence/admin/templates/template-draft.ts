/** Unsaved changes of a template, kept on the device. */
import { z } from 'zod'
import { readLocalDraft, removeLocalDraft, writeLocalDraft } from '#/ui/admin/local-draft.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'

const draftSchema = z.object({
  /** The version that the changes began with: a later one of somebody else is not overwritten unseen. */
  version: z.number(),
  subject: z.string(),
  body: z.string(),
  /** ISO 8601. */
  savedAt: z.string(),
})

/** A text as it was last written on this device. */
export type TemplateDraft = z.output<typeof draftSchema>

type Named = Pick<EditedReplyText, 'language' | 'id'>

const nameOf = (user: string, { language, id }: Named) => `template.${user}.${language}.${id}`

export function readTemplateDraft(user: string, text: Named): TemplateDraft | undefined {
  return draftSchema.safeParse(readLocalDraft(nameOf(user, text))).data
}

/**
 * Keep a text.
 * @returns whether the device took it
 */
export function writeTemplateDraft(user: string, text: Named, draft: TemplateDraft): boolean {
  return writeLocalDraft(nameOf(user, text), draft)
}

export function removeTemplateDraft(user: string, text: Named): void {
  removeLocalDraft(nameOf(user, text))
}
