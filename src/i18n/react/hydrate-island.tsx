import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { CurrentAddress } from './address-context.tsx'
import type { IslandDefinition } from './define-island.ts'
import { IslandRoot } from './island-root.tsx'

interface Data {
  readonly props: object
  readonly address: CurrentAddress
  readonly messages: object
}

/** Take over an island; done once it hears clicks. What was typed or chosen in it stays. */
export function hydrateIsland(
  element: HTMLElement,
  { name, component: Component }: IslandDefinition<object>,
  { props, address, messages }: Data,
): Promise<void> {
  return new Promise((done) => {
    hydrateRoot(
      element,
      <IslandRoot address={address} messages={messages}>
        <Started done={done}>
          <Component {...props} />
        </Started>
      </IslandRoot>,
      { identifierPrefix: name },
    )
  })
}

/** Effects run once the markup has been taken over. */
function Started({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done])
  return children
}
