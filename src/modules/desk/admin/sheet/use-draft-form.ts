import { useLayoutEffect, useState } from 'react'
import { onDraftBack, staffDrafts } from '#/ui/admin/staff-drafts.ts'

/** Form of the sheet that is opened when it is needed. */
export interface DraftForm {
  readonly isOpen: boolean
  /** Whether the user has opened or closed it, so that it or what is in its place takes the focus. */
  readonly isAsked: boolean
  readonly show: () => void
  readonly hide: () => void
}

interface Shown {
  readonly name: string
  readonly isOpen: boolean
  readonly isAsked: boolean
}

/**
 * Open and close a form. It is open by itself as long as the device holds a draft of it.
 * @param name of the draft; undefined as long as there can be none
 */
export function useDraftForm(name: string | undefined): DraftForm {
  const [shown, setShown] = useState<Shown>()
  // Before it is seen: a form that is opened in that moment must not be closed again.
  useLayoutEffect(() => {
    if (name === undefined) return
    setShown({ name, isOpen: staffDrafts.read(name) !== undefined, isAsked: false })
    return onDraftBack((back) => {
      if (back === name) setShown({ name, isOpen: true, isAsked: false })
    })
  }, [name])
  const current = shown?.name === name ? shown : undefined
  const set = (isOpen: boolean) => name !== undefined && setShown({ name, isOpen, isAsked: true })
  return {
    isOpen: current?.isOpen ?? false,
    isAsked: current?.isAsked ?? false,
    show: () => set(true),
    hide: () => set(false),
  }
}
