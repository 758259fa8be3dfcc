import { useEffect, useState } from 'react'
import { giveFocusBack } from './take-focus.ts'

/** Give the focus back to what had it when a panel was first drawn, once the panel is gone. */
export function useFocusReturn(): void {
  // While it is drawn: what it focuses itself comes later.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(() => () => giveFocusBack(opener), [opener])
}
