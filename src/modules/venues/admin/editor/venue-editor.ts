/** State shared by the sections of the editor. */
import { createContext, useContext } from 'react'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { FieldChange, FieldName } from '../../model/venue-fields.ts'
import type { VenueProblem } from '../../model/venue-problems.ts'
import type { EditedVenue } from '../../venue-editor.functions.ts'

/** A typed text that was not understood. */
export interface UnreadInput {
  readonly typed: string
  /** Why, and what to do. */
  readonly sentence: string
  /** Its problems are shown once the field is left. */
  readonly isBeingTyped: boolean
}

/** A change in the editor, with its undo. */
export type VenueUndoable = Omit<Undoable, 'change' | 'about'>

/** The venue that is being edited. */
export interface VenueEditor {
  /** As last received from the server: id, status, version, and the document without what is being typed. */
  readonly venue: EditedVenue
  /** With everything that is being typed. */
  readonly document: VenueDocument
  /** The document as it stands, for an undo that comes later. */
  readonly present: () => VenueDocument
  /** Announce a change with its undo. */
  readonly offer: (title: string, change: VenueUndoable) => void
  /** How often something was undone: what is read apart from the venue is read again. */
  readonly undone: number
  /** Change the document. */
  readonly update: (change: (document: VenueDocument) => VenueDocument) => void
  /** Changes that are not saved yet. */
  readonly changes: readonly FieldChange[]
  readonly isChanged: (field: FieldName) => boolean
  /** Fields that hold what was not understood; their values in the document are those from before. */
  readonly unread: ReadonlyMap<FieldName, UnreadInput>
  readonly setUnread: (field: FieldName, input: UnreadInput | undefined) => void
  /** Everything that keeps the venue from being published. */
  readonly problems: readonly VenueProblem[]
  /**
   * The message about a field, to be shown at it. That something is not written yet is not said before
   * the first attempt to publish.
   */
  readonly errorAt: (field: FieldName) => string | undefined
}

const VenueEditorContext = createContext<VenueEditor | null>(null)

/** The editor for everything below it. */
export const VenueEditorProvider = VenueEditorContext

/**
 * The venue that is being edited.
 * @throws {Error} outside the editor
 */
export function useVenueEditor(): VenueEditor {
  const editor = useContext(VenueEditorContext)
  if (editor === null) throw new Error('useVenueEditor needs the editor above it')
  return editor
}
