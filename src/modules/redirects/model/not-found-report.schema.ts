import { z } from 'zod'
import { withoutPrivateParts } from '#/lib/without-private-parts.ts'
import { suggestSlug } from './suggest-slug.ts'

/** Longest stored address, in characters. */
const MAX_CHARACTERS = 300

/** The body of `POST /api/log-404` (behaviour 9.3). */
const payload = z.object({ url: z.string().min(1).max(4000), slug: z.string().max(4000) })

const host = z
  .string()
  .max(100)
  .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/)

/** A valid report. */
export interface NotFoundReport {
  /** Path on this site, without query and without anything that looks like an e-mail address or a secret. */
  readonly address: string
  readonly slug: string
  /** Empty when unknown. */
  readonly referrer: string
}

/**
 * Parse a report. The slug is computed again instead of trusting the browser.
 * @param referrerHost the header `X-Referrer-Host`
 * @returns `undefined` for an invalid report
 */
export function readNotFoundReport(
  body: unknown,
  referrerHost: string | undefined,
): NotFoundReport | undefined {
  const parsed = payload.safeParse(body)
  if (!parsed.success) return undefined
  const path = URL.parse(parsed.data.url, 'https://site.invalid')?.pathname
  if (path === undefined) return undefined
  const address = withoutPrivateParts(path).slice(0, MAX_CHARACTERS)
  const referrer = host.safeParse(referrerHost?.toLowerCase())
  return { address, slug: suggestSlug(address), referrer: referrer.success ? referrer.data : '' }
}
