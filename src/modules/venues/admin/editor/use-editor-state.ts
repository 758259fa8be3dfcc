import { useCallback, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useVersioned, type Versioned } from '#/ui/admin/records/use-versioned.ts'
import { changesBetween, type FieldName, fieldsOf } from '../../model/venue-fields.ts'
import { publishProblems, type VenueProblem } from '../../model/venue-problems.ts'
import type { EditedVenue } from '../../venue-editor.functions.ts'
import { type VenueDraft, venueDraftKind } from './venue-draft.ts'
import type { UnreadInput, VenueEditor } from './venue-editor.ts'

/** Empty so far: no error before the first attempt to publish. */
const UNWRITTEN: ReadonlySet<VenueProblem['code']> = new Set([
  'required',
  'no-capacity',
  'text-missing',
  'no-photo',
])

/** A problem that only the server could see, as long as the field holds what it refused. */
interface Rejected {
  readonly problem: VenueProblem
  readonly value: string
}

/** The editor with what changes it as a whole; the undo comes from the page. */
export interface EditorState extends Omit<VenueEditor, 'offer' | 'undone'> {
  /** The draft and what it was made from. */
  readonly versioned: Versioned<EditedVenue, VenueDraft>
  /** Take in that only the state of the venue has changed; what is being typed stays. */
  readonly takeState: (venue: EditedVenue) => void
  /** Show what the server refused. */
  readonly takeRejection: (problems: readonly VenueProblem[]) => void
  /** From now on, what is not written is said to be missing. */
  readonly askForEverything: () => void
}

/** The text of what is wrong and what to do about it. */
function useProblemText(): (problem: VenueProblem) => string {
  const t = useTranslations('admin.venueDesk.problem')
  const format = useFormatter()
  return ({ code, values = {} }) => {
    const written = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, format.number(value)]),
    )
    switch (code) {
      case 'range':
        return t('range', { min: written.min ?? '', max: written.max ?? '' })
      case 'too-many':
        return t('too-many', { surface: written.surface ?? '', max: written.max ?? '' })
      default:
        return t(code)
    }
  }
}

/** Hold what is being typed beside what is saved. */
export function useEditorState(saved: EditedVenue): EditorState {
  const versioned = useVersioned(saved, venueDraftKind(saved.id))
  const { base: venue, draft, write } = versioned
  const { document, unread } = draft
  const [strict, setStrict] = useState(false)
  const [rejected, setRejected] = useState<readonly Rejected[]>([])
  const problemText = useProblemText()
  const changes = useMemo(() => changesBetween(venue.document, document), [venue.document, document])
  const problems = useMemo(() => {
    const values = fieldsOf(document)
    const still = rejected.filter(({ problem, value }) => String(values.get(problem.field)) === value)
    const known = [...publishProblems(document), ...still.map(({ problem }) => problem)]
    return [
      ...[...unread.keys()].map((field) => ({ field, code: 'unread' }) as const),
      ...known.filter(({ field }) => !unread.has(field)),
    ]
  }, [document, rejected, unread])
  const changed = useMemo(() => new Set(changes.map(({ field }) => field)), [changes])
  const setUnread = (field: FieldName, input: UnreadInput | undefined) =>
    write((now) => {
      if (input === undefined && !now.unread.has(field)) return now
      const unread = new Map(now.unread)
      if (input) unread.set(field, input)
      else unread.delete(field)
      return { ...now, unread }
    })
  const takeRejection = useCallback(
    (found: readonly VenueProblem[]) => {
      const values = fieldsOf(document)
      setStrict(true)
      setRejected(found.map((problem) => ({ problem, value: String(values.get(problem.field)) })))
    },
    [document],
  )
  return {
    venue,
    document,
    versioned,
    present: () => versioned.present().document,
    update: (change) => write((now) => ({ ...now, document: change(now.document) })),
    changes,
    unread,
    setUnread,
    problems,
    takeState: (next) => versioned.take(next, versioned.present()),
    takeRejection,
    isChanged: (field: FieldName) => changed.has(field),
    errorAt: (field: FieldName) => {
      const typed = unread.get(field)
      if (typed) return typed.isBeingTyped ? undefined : typed.sentence
      const problem = problems.find((one) => one.field === field)
      const said = problem && (strict || !UNWRITTEN.has(problem.code))
      return said ? problemText(problem) : undefined
    },
    askForEverything: () => {
      setStrict(true)
      // Also what is wrong where it is still being typed.
      for (const [field, typed] of unread) setUnread(field, { ...typed, isBeingTyped: false })
    },
  }
}
