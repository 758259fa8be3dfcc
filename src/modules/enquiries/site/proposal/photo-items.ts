/** Pure updates of the list of photographs in the form. */
import type { PhotoProblem, SentPhoto } from '../../model/draft-photo.ts'

/** One photograph of the form. */
export interface PhotoItem {
  /** The same from its choice on. */
  readonly key: string
  /** `waiting` for its turn, `sending`, `checking` once it has left, `kept` by the server, or `rejected`. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'kept' | 'refused'
  /** How much has left, from 0 to 1. */
  readonly sent: number
  /** As chosen; absent when it came from an earlier visit. */
  readonly file?: File
  readonly photo?: SentPhoto
  readonly problem?: PhotoProblem
}

/** Change one item. */
export function change(
  items: readonly PhotoItem[],
  key: string,
  changes: Partial<PhotoItem>,
): readonly PhotoItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...changes } : item))
}

/** Put an item at a place, those between closing up. */
export function move(items: readonly PhotoItem[], key: string, to: number): readonly PhotoItem[] {
  const item = items.find((one) => one.key === key)
  if (item === undefined) return items
  const others = items.filter((one) => one !== item)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item)
}

/** Number of items that count against the limit; rejected ones do not. */
export function taken(items: readonly PhotoItem[]): readonly PhotoItem[] {
  return items.filter(({ state }) => state !== 'refused')
}

/** Whether something is still on its way. */
export function isArriving({ state }: PhotoItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'checking'
}

/** A photograph that the server has. */
export function storedItem(photo: SentPhoto): PhotoItem {
  return { key: photo.id, state: 'kept', sent: 1, photo }
}

/** Photographs that the server has, in their order, each once. */
export function storedPhotos(items: readonly PhotoItem[]): SentPhoto[] {
  const photos = items.flatMap(({ state, photo }) => (state === 'kept' && photo ? [photo] : []))
  return photos.filter(({ id }, at) => photos.findIndex((one) => one.id === id) === at)
}
