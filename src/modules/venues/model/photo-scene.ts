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

/**
 * The photographs of a card: the cover, and the one that appears when the card is pointed at. That is an event set in the
 * room, else the room from elsewhere; what is behind it and the way in only where there is neither.
 */
export function cardPhotos<Photo extends { readonly scene: PhotoScene | null }>(
  photos: readonly Photo[],
): Photo[] {
  const [cover, ...others] = photos
  const second =
    others.find(({ scene }) => scene === 'set') ?? others.find(({ scene }) => scene === 'room') ?? others[0]
  return [cover, second].filter((photo) => photo !== undefined)
}
