/**
 * The form token of this page. It is fetched when a form is first touched and says to the server that somebody was
 * there before the form was sent. Without one the form is taken all the same (ADR 0017).
 */

/** Where tokens come from. */
const ADDRESS = '/api/form-token'

/** A form shall not wait longer than this for its token, in milliseconds. */
const PATIENCE_MS = 4000

interface HeldToken {
  readonly token: string
  /** From when on the server believes that a person has filled in the form; by `performance.now()`. */
  readonly ripeAt: number
}

let held: Promise<HeldToken | undefined> | undefined

/** Fetches a token, once. */
export function prepareToken(): void {
  held ??= fetchToken().then((fetched) => {
    // What failed is tried again with the next touch.
    if (fetched === undefined) held = undefined
    return fetched
  })
}

/** Forgets the token: it has brought in a request. */
export function forgetToken(): void {
  held = undefined
}

/**
 * The token once it can be used: who fills in a form by a click waits for the rest of the time that people need.
 * @returns nothing when there is none in time
 */
export async function ripeToken(): Promise<string | undefined> {
  prepareToken()
  const late = pause(PATIENCE_MS).then(() => undefined)
  const token = await Promise.race([held, late])
  if (token === undefined) return undefined
  await pause(token.ripeAt - performance.now())
  return token.token
}

async function fetchToken(): Promise<HeldToken | undefined> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { token, ripeInMs } = (await response.json()) as { token?: unknown; ripeInMs?: unknown }
    if (typeof token !== 'string' || typeof ripeInMs !== 'number') return undefined
    return { token, ripeAt: performance.now() + ripeInMs }
  } catch {
    // Offline or no answer: the form goes without.
    return undefined
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
