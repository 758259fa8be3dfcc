import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { CurrentAddress } from './address-context.tsx'
import type { IslandDefinition } from './define-island.ts'
import { announceFields } from './fields/announce-fields.ts'
import { keepFields, putBack } from './fields/keep-fields.ts'
import { tolerateForeignNodes } from './foreign-nodes.ts'
import { IslandBoundary, Started } from './island-boundary.tsx'
import { IslandRoot } from './island-root.tsx'

interface Data {
  readonly props: object
  readonly address: CurrentAddress
  readonly messages: object
}

/**
 * Take over an island; done once it hears clicks, or once it is certain that it will not. What was typed or chosen in it
 * stays, whatever others do to its nodes. One that fails is drawn once more; one that fails again, or at its start, is
 * what the server wrote, whose forms work without script (ADR 0089).
 */
export function hydrateIsland(
  element: HTMLElement,
  { name, component: Component }: IslandDefinition<object>,
  { props, address, messages }: Data,
): Promise<void> {
  const written = element.cloneNode(true)
  let kept = keepFields(element)
  let [isStarted, isRenewed] = [false, false]
  tolerateForeignNodes(element)
  // Until React has taken the fields over or put others in their place, the focus may move.
  const noteFocus = ({ target }: FocusEvent) => {
    kept = { ...kept, focused: target instanceof Element ? target : null }
  }
  element.addEventListener('focusin', noteFocus)

  return new Promise((done) => {
    const options: RootOptions = {
      identifierPrefix: name,
      onCaughtError: (error) => console.error(`The island ${name} failed`, error),
      // Above the boundary only the island's own element is left to fail.
      onUncaughtError(error) {
        console.error(`The island ${name} failed`, error)
        failed()
      },
    }
    const island = (
      <IslandBoundary
        onLeave={() => {
          kept = keepFields(element)
        }}
        onFailed={failed}
      >
        <IslandRoot address={address} messages={messages}>
          <Started
            onDrawn={() => {
              element.removeEventListener('focusin', noteFocus)
              putBack(element, kept)
            }}
            onStarted={() => {
              if (!isStarted) announceFields(element)
              isStarted = true
              done()
            }}
          >
            <Component {...props} />
          </Started>
        </IslandRoot>
      </IslandBoundary>
    )
    let root: Root | undefined = hydrateRoot(element, island, {
      ...options,
      // Others have changed it before it started: no error, but where nobody did, tests take it for one.
      // biome-ignore lint/suspicious/noConsole: the only trace of a difference between server and browser
      onRecoverableError: () => console.info(`The island ${name} was not as the server wrote it: drawn anew`),
    })

    // One failure may be reported twice, by the boundary and by React: the root that failed is left once.
    function failed(): void {
      const left = root
      queueMicrotask(() => {
        if (left !== undefined && left === root) recover(left)
      })
    }

    function recover(left: Root): void {
      left.unmount()
      if (isStarted && !isRenewed) {
        isRenewed = true
        const renewed = createRoot(element, options)
        root = renewed
        flushSync(() => renewed.render(island))
      } else {
        root = undefined
        element.replaceChildren(...written.childNodes)
        element.dataset.failed = ''
        putBack(element, kept)
        done()
      }
    }
  })
}
