import type { UndoResult } from '#/ui/admin/use-undo.ts'
import { type ListedVenue, storeStatuses } from '../../venue-editor.functions.ts'

/** A venue as a change of its status has left it, with the status from before. */
export interface FormerStatus {
  readonly id: string
  readonly version: number
  readonly status: ListedVenue['status']
}

/** Undo a change of status, of each venue that nobody has changed since. */
export async function putStatusBack(...venues: readonly FormerStatus[]): Promise<UndoResult> {
  const outcomes = await storeStatuses({ data: { venues: [...venues], confirmed: venues.length } })
  const undone = outcomes.filter(({ kind }) => kind === 'saved').length
  return { isUndone: undone > 0, left: undone > 0 ? outcomes.length - undone : 0 }
}
