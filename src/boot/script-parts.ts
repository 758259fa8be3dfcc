/** A part of the script of public pages that is a file of its own, since few pages need it. */
export interface ScriptPart {
  /** Elements that it makes work; a page without one does not fetch it. */
  readonly elements: string
  /** Fetch it and let it listen. */
  readonly start: () => Promise<unknown>
  /** Fetched at the first click only; such elements carry `data-early`, so the click is repeated. */
  readonly atClick?: boolean
}

const running = new Map<ScriptPart, Promise<unknown>>()
const ready = new Set<ScriptPart>()

function start(part: ScriptPart): Promise<unknown> {
  const begun = running.get(part)
  if (begun) return begun
  const starting = part.start()
  running.set(part, starting)
  starting.then(
    () => ready.add(part),
    () => running.delete(part),
  )
  return starting
}

/** What of the parts others need to know. */
interface StartedParts {
  /** For a button, the promise of the part it waits for; `undefined` where that is there. */
  readonly partOf: (button: Element) => Promise<unknown> | undefined
  /** Settled once every part that waits for no click listens or could not be had. */
  readonly listening: Promise<unknown>
}

/** Start the parts that this page needs. */
export function startParts(parts: readonly ScriptPart[]): StartedParts {
  const needed = parts.filter(({ elements, atClick }) => !atClick && document.querySelector(elements))
  return {
    listening: Promise.allSettled(needed.map(start)),
    partOf: (button) => {
      const part = parts.find(({ elements }) => button.matches(elements))
      return part && !ready.has(part) ? start(part) : undefined
    },
  }
}
