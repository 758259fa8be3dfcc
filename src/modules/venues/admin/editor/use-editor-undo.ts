import { useState } from 'react'
import type { HotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { changesBetween } from '../../model/venue-fields.ts'
import { fetchEditedVenue } from '../../venue-editor.functions.ts'
import type { EditorState } from './use-editor-state.ts'
import type { VenueEditor } from './venue-editor.ts'

/** The undo of an open venue; the list of venues shares its stack. */
export function useEditorUndo(
  editor: EditorState,
): Pick<VenueEditor, 'offer' | 'undone'> & { readonly keys: HotKeys } {
  const { id, document } = editor.venue
  const { name } = editor.document
  const [undone, setUndone] = useState(0)
  const undo = useUndo('venues', async () => {
    setUndone((times) => times + 1)
    const stored = await fetchEditedVenue({ data: { id } })
    // What a colleague has changed is merged with the next save, as always.
    if (stored && changesBetween(document, stored.document).length === 0) editor.takeState(stored)
  })
  return {
    offer: (title, change) =>
      undo.done(title, { change: name === '' ? title : `${name}, ${title}`, about: [id], ...change }),
    undone,
    keys: undo.keys(id),
  }
}
