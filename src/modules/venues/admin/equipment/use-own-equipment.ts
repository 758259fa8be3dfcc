import { useCallback, useEffect, useState } from 'react'
import { fetchEquipment } from '../../equipment.functions.ts'
import type { EditorEquipment } from '../../model/own-equipment.schema.ts'

/** The agency's own equipment; empty until the server has answered. */
export function useOwnEquipment(): { own: readonly EditorEquipment[]; refresh: () => Promise<void> } {
  const [own, setOwn] = useState<readonly EditorEquipment[]>([])
  const refresh = useCallback(async () => setOwn(await fetchEquipment()), [])
  useEffect(() => {
    // What cannot be fetched is not offered; the editor goes on without it.
    refresh().catch(() => undefined)
  }, [refresh])
  return { own, refresh }
}
