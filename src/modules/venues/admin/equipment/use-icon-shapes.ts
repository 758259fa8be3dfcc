import { useEffect, useState } from 'react'
import { ICON_COLLECTION } from '#/lib/collection-name.ts'

/** How long the local endpoint may take (behaviour 9.7), in milliseconds. */
const TIMEOUT_MS = 1500

const known = new Map<string, string>()

/** The shapes of some pictograms by name, from the local icon endpoint; `lost` when it did not answer. */
export function useIconShapes(names: readonly string[]): {
  shapes: ReadonlyMap<string, string>
  lost: boolean
} {
  const [state, setState] = useState({ shapes: known as ReadonlyMap<string, string>, lost: false })
  const missing = names.filter((name) => !known.has(name)).join(',')
  useEffect(() => {
    if (missing === '') return
    const stopping = new AbortController()
    fetchShapes(missing, stopping.signal).then(
      (found) => {
        for (const [name, { body }] of Object.entries(found)) known.set(name, body)
        setState({ shapes: new Map(known), lost: false })
      },
      () => {
        if (!stopping.signal.aborted) setState((now) => ({ ...now, lost: true }))
      },
    )
    return () => stopping.abort()
  }, [missing])
  return state
}

async function fetchShapes(
  names: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, { body: string }>>> {
  const address = `/api/icons/${ICON_COLLECTION}.json?icons=${names}`
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`the icon endpoint answered ${response.status}`)
  const { icons } = (await response.json()) as { icons: Record<string, { body: string }> }
  return icons
}
