import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { getMessages } from '../messages.ts'
import { type CurrentAddress, useCurrentAddress } from './address-context.tsx'
import { IslandRoot } from './island-root.tsx'

/** Parts kept in memory, some 6 kB each; the one that was asked for longest ago goes first. */
const MAX_PARTS = 600

const parts = new Map<string, string>()

/**
 * The HTML of a part that many pages show, rendered once for the same language and inputs. On the server only, in public
 * documents: nothing takes their markup over. The part sees neither the page it is on nor the router.
 * It is the last hook of its component: React knows no further one once another rendering has ended within it.
 * @param name of the part
 * @param inputs everything that decides what the part shows, as data
 */
export function useReadyPart(name: string, inputs: object, part: ReactElement): string {
  const { language } = useCurrentAddress()
  return readyPart(name, inputs, part, { page: null, params: {}, language, slugLanguage: language })
}

/** The same for a part that sees its page, but not the query, e.g. to mark the link that leads to it. */
export function useReadyPartOfPage(name: string, inputs: object, part: ReactElement): string {
  return readyPart(name, inputs, part, useCurrentAddress())
}

function readyPart(name: string, inputs: object, part: ReactElement, address: CurrentAddress): string {
  const key = JSON.stringify([name, address, inputs])
  const kept = parts.get(key)
  const html =
    kept ??
    renderToString(
      <IslandRoot address={address} messages={getMessages(address.language)}>
        {part}
      </IslandRoot>,
    )
  if (kept !== undefined) parts.delete(key)
  parts.set(key, html)
  if (parts.size > MAX_PARTS) parts.delete(parts.keys().next().value ?? '')
  return html
}
