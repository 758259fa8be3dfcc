import { useMemo } from 'react'
import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { type FilledReply, fillReply } from '../../model/fill-reply.ts'
import { withTyped } from '../../model/format-fields.ts'
import { REPLY_FIELD_NAMES, type ReplyField, type ReplyValues } from '../../model/reply-fields.ts'
import type { ReplyDraftText, ReplyKit } from '../../model/reply-kit.ts'
import { type ReplyVenue, venueValues } from '../../model/reply-venues.ts'
import { proposesOthers, REPLY_TEMPLATES, type ReplyTemplateId } from '../../model/template-ids.ts'

const draftSchema = z.object({
  key: z.uuid(),
  template: z.enum(REPLY_TEMPLATES),
  language: z.enum(LANGUAGE_CODES),
  subject: z.string(),
  body: z.string(),
  typed: z.partialRecord(z.enum(REPLY_FIELD_NAMES), z.string()),
  venues: z.array(z.string()),
  cc: z.string(),
  /** ISO 8601: when the local draft was saved. */
  savedAt: z.string().nullable(),
})

/** Local draft of an answer. */
export type ReplyDraft = z.output<typeof draftSchema>

/** State of the composer, with the resulting mail. */
export interface ComposerState {
  readonly draft: ReplyDraft
  readonly filled: FilledReply
  /** Venues of the answer, in their order. */
  readonly venues: readonly ReplyVenue[]
  /** The template in the interface language with the same values; `null` where that is the language of the answer. */
  readonly proof: FilledReply | null
  /** Whether the text differs from the template's. */
  readonly edited: boolean
  readonly change: (part: Partial<ReplyDraft>) => void
  readonly type: (field: ReplyField, value: string) => void
  /** Start over from a template, in a language. */
  readonly start: (template: ReplyTemplateId, language: Language) => void
  /** Remove the local draft. */
  readonly forget: () => void
}

/** State of an answer while it is written, kept as a local draft. */
export function useComposer(kit: ReplyKit, name: string, asked: readonly string[]): ComposerState {
  const { draft, change, forget } = useKeptDraft<ReplyDraft>(name, {
    read: (kept) => readDraft(kit, kept),
    begin: () => begun(kit, kit.template, kit.language),
  })
  const view = useMemo(() => viewOf(kit, draft, asked), [kit, draft, asked])
  return {
    draft,
    ...view,
    change,
    type: (field, value) => change({ typed: { ...draft.typed, [field]: value } }),
    start: (template, language) =>
      change({ ...begun(kit, template, language), typed: draft.typed, cc: draft.cc }),
    forget,
  }
}

function readDraft(kit: ReplyKit, kept: unknown): ReplyDraft | undefined {
  const draft = draftSchema.safeParse(kept).data
  return draft && kit.languages.includes(draft.language) ? draft : undefined
}

function begun(kit: ReplyKit, template: ReplyTemplateId, language: Language): ReplyDraft {
  const text = textOf(kit, template, language)
  const others = proposesOthers(template) || kit.asked.length === 0
  return {
    key: crypto.randomUUID(),
    template,
    language,
    ...text,
    typed: {},
    venues: [...(others ? kit.proposed : kit.asked)],
    cc: '',
    savedAt: null,
  }
}

function textOf(kit: ReplyKit, template: ReplyTemplateId, language: Language): ReplyDraftText {
  const text = kit.texts[language]?.templates[template]
  if (text === undefined) throw new Error(`No templates in ${language}`)
  return text
}

function viewOf(kit: ReplyKit, draft: ReplyDraft, asked: readonly string[]) {
  const venues = draft.venues.flatMap((slug) => kit.catalogue.find((venue) => venue.slug === slug) ?? [])
  const named = proposesOthers(draft.template) && asked.length > 0 ? asked : venues.map(({ name }) => name)
  const valuesIn = (language: Language): ReplyValues =>
    withTyped({ ...venueValues(venues, named, language), ...kit.values[language] }, draft.typed, language)
  const template = textOf(kit, draft.template, draft.language)
  return {
    venues,
    filled: fillReply(draft, valuesIn(draft.language)),
    edited: template.body !== draft.body || template.subject !== draft.subject,
    proof:
      kit.proof === draft.language
        ? null
        : fillReply(textOf(kit, draft.template, kit.proof), valuesIn(kit.proof)),
  }
}
