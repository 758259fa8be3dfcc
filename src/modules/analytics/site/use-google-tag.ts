import { useEffect, useSyncExternalStore } from 'react'
import { type Choice, consent } from './consent-store.ts'

/** The visitor's choice; `undefined` before there is one, and on the server. */
export function useChoice(): Choice | undefined {
  return useSyncExternalStore(consent.subscribe, consent.now, consent.onServer)
}

/**
 * Load Google's tag once the visitor has accepted it, and silence it when the consent is withdrawn.
 * @param id measurement id; without one nothing happens
 */
export function useGoogleTag(id: string | undefined): void {
  const choice = useChoice()
  useEffect(() => {
    if (!id || !choice) return
    let current = true
    // Few sites have the tag, and few visitors accept it: its code is fetched for those alone.
    void import('./google-tag.ts').then(({ allowTag, forbidTag }) => {
      if (current) (choice === 'granted' ? allowTag : forbidTag)(id)
    })
    return () => {
      current = false
    }
  }, [id, choice])
}
