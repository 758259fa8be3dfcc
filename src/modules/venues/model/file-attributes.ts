/** The attributes in the catalogue file: every one that is not private. */
import type { Attribute } from './attribute-kinds.ts'
import { type AttributeName, type Attributes, attributesOf, VENUE_ATTRIBUTES } from './attributes.ts'

/** The name of an attribute in the file; never for a private one. */
export type FileName<K extends AttributeName = AttributeName> = K extends AttributeName
  ? Attributes[K] extends { isPrivate: true }
    ? never
    : Attributes[K] extends { fileName: infer Name extends string }
      ? Name
      : K
  : never

/** The name of an attribute in the file. */
export function fileNameOf(name: AttributeName): FileName {
  const attribute: Attribute = VENUE_ATTRIBUTES[name]
  const other = attribute.kind === 'count' ? attribute.fileName : undefined
  return (other ?? name) as FileName
}

/** Attributes of a venue in the file, besides its name. */
export const FILE_ATTRIBUTES = attributesOf(
  ...(['line', 'oneOf', 'count', 'capacity', 'plan', 'eachOf', 'own'] as const),
).filter(([, { isPrivate }]) => !isPrivate)
