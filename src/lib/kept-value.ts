/** A text in the browser's local storage, as a value that React can follow. */
export interface KeptValue<Value> {
  /** For `useSyncExternalStore`; other tabs are heard as well. */
  subscribe(this: void, listener: () => void): () => void
  /** The same value until the text changes. Never throws: what cannot be read is as if it were not there. */
  read(this: void): Value
  /**
   * Keep a text; null removes it.
   * @throws {DOMException} where the browser cannot store it
   */
  write(text: string | null): void
}

/** A value that is kept under a key. */
export function keptValue<Value>(key: string, parse: (text: string | null) => Value): KeptValue<Value> {
  let known: { readonly text: string | null; readonly value: Value } | undefined
  const listeners = new Set<() => void>()
  function textNow(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    subscribe(listener) {
      // Without a key everything was cleared.
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', hear)
      }
    },
    read() {
      const text = textNow()
      if (known?.text !== text || known === undefined) known = { text, value: parse(text) }
      return known.value
    },
    write(text) {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      for (const listener of listeners) listener()
    },
  }
}
