import { z } from 'zod'
import { useVersioned, type Versioned, type VersionedKind } from '#/ui/admin/records/use-versioned.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import {
  type ReplyTextProblem,
  replyTextProblems,
  sameReplyText,
  tidyReplyText,
} from '../../model/reply-text.schema.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'

/** A template while it is edited. */
export interface TemplateEditor extends Versioned<EditedReplyText, ReplyDraftText> {
  readonly isOriginal: boolean
  readonly problems: readonly ReplyTextProblem[]
}

type Template = VersionedKind<EditedReplyText, ReplyDraftText>

/** Unsaved changes as the device keeps them. */
const keptText = z.object({
  /** The version that the changes began with: a later one of another user is not overwritten unseen. */
  version: z.number(),
  subject: z.string(),
  body: z.string(),
})

/** What is edited of a template. */
export const TEMPLATE = {
  draftOf: ({ text }) => text,
  isSame: (one, other) => sameReplyText(tidyReplyText(one), tidyReplyText(other)),
} satisfies Template

/** Edit a template; unsaved changes are kept on the device and are there again when it is opened the next time. */
export function useTemplateEditor(saved: EditedReplyText, user: string): TemplateEditor {
  const versioned = useVersioned(saved, {
    ...TEMPLATE,
    device: {
      name: `template.${user}.${saved.language}.${saved.id}`,
      pack: ({ base, draft }) => ({ ...draft, version: base.version }),
      unpack: (kept, now) => {
        const found = keptText.safeParse(kept).data
        if (found === undefined) return undefined
        const { version, ...draft } = found
        return { base: { ...now, version }, draft }
      },
    },
  })
  const text = tidyReplyText(versioned.draft)
  return {
    ...versioned,
    isOriginal: sameReplyText(text, versioned.base.original),
    problems: replyTextProblems(saved.id, text),
  }
}
