/**
 * A document as a flat list of fields, each with a name: `priceFromDayCents`, `capacity.runway`, `texts.ja.title`,
 * `plan` (as JSON), `photos` (ids in their order), `photos.{id}.alts.fr`, `photos.{id}.focus.x`, `photos.{id}.scene`, `photos.{id}.captions.fr`. Changes, the history, conflicts and problems all speak of
 * these.
 */
import type { DocumentPhoto, VenueDocument } from './venue-document.schema.ts'

/** Path in a venue's document, e.g. `texts.fr.summary`. */
export type FieldName = string

/** Values of a field. */
export type FieldValue = string | number | null | readonly string[]

/** A field that differs: before and after. */
export interface FieldChange {
  readonly field: FieldName
  readonly from: FieldValue
  readonly to: FieldValue
}

type Tree = { readonly [key: string]: FieldValue | Tree | undefined }

/** Every field of a document by its name. */
export function fieldsOf({ photos, plan, ...rest }: VenueDocument): Map<FieldName, FieldValue> {
  const fields = new Map<FieldName, FieldValue>()
  flatten(rest, '', fields)
  // In one piece: half of one plan and half of another make no room.
  fields.set('plan', plan && JSON.stringify(plan))
  fields.set(
    'photos',
    photos.map((photo) => photo.id),
  )
  for (const { id, alts, focus, scene, captions } of photos)
    flatten({ alts, focus, scene, captions }, `photos.${id}.`, fields)
  return fields
}

function flatten(tree: Tree, prefix: string, fields: Map<FieldName, FieldValue>): void {
  for (const [key, value] of Object.entries(tree)) {
    if (value === undefined) continue
    if (isTree(value)) flatten(value, `${prefix}${key}.`, fields)
    else fields.set(prefix + key, value)
  }
}

function isTree(value: FieldValue | Tree): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Empty values are equal in any notation. */
function same(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

/** That a translation falls behind follows from a change of the French; that it was found right is a change. */
function fellBehind(field: FieldName, source: FieldValue): boolean {
  return field.startsWith('sources.') && source !== null
}

/** The fields that differ between two documents, in the order of the document. */
export function changesBetween(before: VenueDocument, after: VenueDocument): FieldChange[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  const names = new Set([...now.keys(), ...old.keys()])
  return [...names].flatMap((field): FieldChange[] => {
    const from = old.get(field) ?? null
    const to = now.get(field) ?? null
    return same(from, to) || fellBehind(field, to) ? [] : [{ field, from, to }]
  })
}

/**
 * The document with one field as it is in another document. A photograph that the order names is taken from there
 * where the document does not have it.
 */
export function takeField(document: VenueDocument, source: VenueDocument, field: FieldName): VenueDocument {
  if (field === 'photos') return { ...document, photos: takeOrder(document.photos, source.photos) }
  const [first = '', id = '', ...path] = field.split('.')
  if (first !== 'photos') return put(document, source, field.split('.')) as VenueDocument
  const given = source.photos.find((photo) => photo.id === id)
  if (given === undefined) return document
  const photos = document.photos.map((photo) =>
    photo.id === id ? (put(photo, given, path) as DocumentPhoto) : photo,
  )
  return { ...document, photos }
}

function takeOrder(own: readonly DocumentPhoto[], source: readonly DocumentPhoto[]): DocumentPhoto[] {
  const known = new Map(own.map((photo) => [photo.id, photo]))
  return source.map((photo) => known.get(photo.id) ?? photo)
}

type Branch = Readonly<Record<string, unknown>>

function put(into: Branch, source: Branch, [key = '', ...rest]: readonly string[]): Branch {
  const value = source[key]
  if (rest.length === 0) return { ...into, [key]: value }
  return { ...into, [key]: put((into[key] ?? {}) as Branch, (value ?? {}) as Branch, rest) }
}
