import { useEffect, useState } from 'react'
import { onLocalDraftBack, readLocalDraft } from '#/ui/admin/local-draft.ts'

/** Form of the sheet that is opened when it is needed. */
export interface DraftForm {
  readonly isOpen: boolean
  readonly show: () => void
  readonly hide: () => void
}

/**
 * Open and close a form. It is open by itself as long as the device holds a draft of it.
 * @param name of the draft; undefined as long as there can be none
 */
export function useDraftForm(name: string | undefined): DraftForm {
  const [asked, setAsked] = useState<{ readonly name: string; readonly isOpen: boolean }>()
  useEffect(() => {
    if (name === undefined) return
    setAsked({ name, isOpen: readLocalDraft(name) !== undefined })
    return onLocalDraftBack((back) => {
      if (back === name) setAsked({ name, isOpen: true })
    })
  }, [name])
  const set = (isOpen: boolean) => name !== undefined && setAsked({ name, isOpen })
  return {
    isOpen: name !== undefined && asked?.name === name && asked.isOpen,
    show: () => set(true),
    hide: () => set(false),
  }
}
