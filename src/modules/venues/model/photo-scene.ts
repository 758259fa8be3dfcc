/** What a photograph shows of an event: the room as it is, an event set in it, the work behind it, the way in. */
export const PHOTO_SCENES = ['room', 'set', 'backstage', 'access'] as const

/** A scene of a photograph. */
export type PhotoScene = (typeof PHOTO_SCENES)[number]

/** Photographs of one scene; without one where nobody has said. */
export interface SceneGroup<Photo> {
  readonly scene: PhotoScene | null
  readonly photos: readonly Photo[]
}

/** Photographs by scene: the scene of the cover first, the others in the order in which they begin. */
export function groupByScene<Photo extends { readonly scene: PhotoScene | null }>(
  photos: readonly Photo[],
): SceneGroup<Photo>[] {
  return [...Map.groupBy(photos, ({ scene }) => scene)].map(([scene, own]) => ({ scene, photos: own }))
}
