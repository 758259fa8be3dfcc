import { ISLAND_FILES } from 'virtual:site-script'
import { renderToString } from 'react-dom/server'
import { getMessages } from '../messages.ts'
import { useCurrentAddress } from './address-context.tsx'
import type { IslandDefinition } from './define-island.ts'
import { IslandRoot } from './island-root.tsx'

interface IslandProps<Props extends object> {
  readonly of: IslandDefinition<Props>
  /** Data only: it is written into the page as JSON. */
  readonly props: NoInfer<Props>
  readonly className?: string
}

/**
 * An island in a page, on the server. It is rendered by itself, so that its ids are the same as in the browser, where
 * it is a root of its own.
 */
export function Island<Props extends object>({ of, props, className }: IslandProps<Props>) {
  const address = useCurrentAddress()
  const { name, when, component: Component } = of
  const all = getMessages(address.language)
  const messages = Object.fromEntries(of.words.map((group) => [group, all[group]]))
  const html = renderToString(
    <IslandRoot address={address} messages={messages}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: name },
  )
  const data = JSON.stringify({ props, address, messages }).replaceAll('<', '\\u003c')
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-when={when}
        data-files={ISLAND_FILES[name]?.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React a line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose only way out of the element is escaped
        dangerouslySetInnerHTML={{ __html: data }}
      />
    </>
  )
}
