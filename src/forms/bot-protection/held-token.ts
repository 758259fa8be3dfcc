/**
 * Form token of this page. It is fetched when a form is first touched, which shows the server that a user was there
 * before the form was sent. A form without a token is accepted too (ADR 0017).
 */

import { type RefObject, useEffect } from 'react'
import { siteFetch } from '#/lib/site-fetch.ts'

const ADDRESS = '/api/form-token'

/** Longest time that a form waits for its token, in milliseconds. */
const PATIENCE_MS = 4000

interface HeldToken {
  readonly token: string
  /** Time from which the server accepts that a person filled in the form; on the clock of `performance.now()`. */
  readonly ripeAt: number
}

let held: Promise<HeldToken | undefined> | undefined

/** Fetch a token, once. */
function prepareToken(): void {
  held ??= fetchToken().then((fetched) => {
    // A failed fetch is tried again at the next touch.
    if (fetched === undefined) held = undefined
    return fetched
  })
}

/** Discard the token: an enquiry was sent with it. */
export function forgetToken(): void {
  held = undefined
}

/**
 * Return the token once it can be used: a form filled in by a click waits for the rest of the minimum time.
 * @returns undefined when there is none in time
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
    const response = await siteFetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { token, ripeInMs } = (await response.json()) as { token?: unknown; ripeInMs?: unknown }
    if (typeof token !== 'string' || typeof ripeInMs !== 'number') return undefined
    return { token, ripeAt: performance.now() + ripeInMs }
  } catch {
    // Offline or no answer: the form is sent without a token.
    return undefined
  }
}

/** The server takes no token before its time: a form sent at once waits here, unseen, instead of being rejected. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}

/** Fetch the form's token when the user first touches the form. */
export function useFormToken(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const controller = new AbortController()
    for (const touch of ['focusin', 'input', 'pointerdown'])
      element.addEventListener(touch, prepareToken, { signal: controller.signal })
    // Hydration can finish long after the page has opened, with a field focused already.
    if (element.contains(document.activeElement)) prepareToken()
    return () => controller.abort()
  }, [form])
}
