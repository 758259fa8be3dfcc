/** The choice about Google's tag, stored for six months in this browser (behaviour 5.5). */
import { CONSENT_KEY } from '#/boot/inline/consent-script.ts'

export type Choice = 'granted' | 'denied'

const MONTHS = 6

const listeners = new Set<() => void>()

function isChoice(text: unknown): text is Choice {
  return text === 'granted' || text === 'denied'
}

function apply(choice: Choice): void {
  document.documentElement.dataset.consent = choice
  for (const listener of listeners) listener()
}

function hearOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== CONSENT_KEY || newValue === null) return
  try {
    const { choice } = JSON.parse(newValue) as { choice?: unknown }
    if (isChoice(choice)) apply(choice)
  } catch {
    // The stored value is invalid.
  }
}

/** Store and apply a choice. Where storage is forbidden it lasts for this page. */
export function choose(choice: Choice): void {
  const until = new Date()
  until.setMonth(until.getMonth() + MONTHS)
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice, until: until.getTime() }))
  } catch {
    // The next page asks again.
  }
  apply(choice)
}

/** For `useSyncExternalStore`: the choice, or `undefined` while there is none. */
export const consent = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', hearOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', hearOtherTabs)
    }
  },
  now(): Choice | undefined {
    const { consent: choice } = document.documentElement.dataset
    return isChoice(choice) ? choice : undefined
  },
  onServer: (): Choice | undefined => undefined,
}
