import type { ComponentType } from 'react'
import type { Messages } from '../messages.ts'

/** A part of a public page that React takes over in the browser. */
export interface IslandDefinition<Props extends object> {
  /** The name of its file: `quote-form` of `quote-form.island.tsx`. */
  readonly name: string
  /** The groups of messages that it uses; the browser gets no others. */
  readonly words: readonly (keyof Messages)[]
  /** `seen`: started when it comes near the screen. `used`: at the first sign of use. */
  readonly when: 'seen' | 'used'
  readonly component: ComponentType<Props>
}

/** Define an island: the default export of a `*.island.tsx` file. Its props travel as JSON. */
export function defineIsland<Props extends object>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition
}
