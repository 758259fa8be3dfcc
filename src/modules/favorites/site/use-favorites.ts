import { useSyncExternalStore } from 'react'
import type { Favorite } from '../model/favorite.ts'
import { favorites } from './favorites-store.ts'

const NONE: readonly Favorite[] = []
const list = () => favorites.list()
const serverList = () => NONE

/**
 * The favourites, newest last. Empty on the server and during hydration: nothing personal is rendered there.
 */
export function useFavorites(): readonly Favorite[] {
  return useSyncExternalStore(favorites.subscribe, list, serverList)
}
