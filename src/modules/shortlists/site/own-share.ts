/** The list that this browser shares: its two secrets in local storage, and what the server is asked about it. */
import { keptValue } from '#/lib/kept-value.ts'
import { siteFetch } from '#/lib/site-fetch.ts'
import { isSecret } from '../model/secret.ts'
import type { LocalShortlist, ShareOptions, ShareRequest } from '../model/shared-content.ts'
import type { OwnerView, SharedLink } from '../model/shared-view.ts'

/** Beside that of the favourites; forgotten with the list. */
const kept = keptValue('passage.shared-list', parseShare)

/** What the browser keeps of its shared list. */
export interface OwnShare extends SharedLink {
  /** The list as it was shared last, as JSON: says whether it has changed since. */
  readonly shared: string
  /** Answers up to here have been seen; ISO 8601, UTC. */
  readonly seenAt: string
}

/** Hear of another list, or of its end; other tabs are heard too. */
export const subscribeOwnShare = kept.subscribe

/** The shared list of this browser; undefined without one, or where storage is forbidden. */
export function readOwnShare(): OwnShare | undefined {
  const share = kept.read()
  return share && Date.parse(share.expiresAt) > Date.now() ? share : undefined
}

function parseShare(text: string | null): OwnShare | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<OwnShare> | null
    if (!found || ![found.token, found.owner].every((secret) => isSecret(String(secret)))) return undefined
    return { shared: '', seenAt: '', expiresAt: '', ...found } as OwnShare
  } catch {
    return undefined
  }
}

/** Keep it, or forget it. */
export function keepOwnShare(share: OwnShare | undefined): void {
  try {
    kept.write(share ? JSON.stringify(share) : null)
  } catch {
    // Storage is forbidden: the link works, and this browser cannot change it later.
  }
}

/** What of a list its readers see, to compare it with what was shared. */
export function digestOf(list: LocalShortlist): string {
  const { startDate, days, guests, layout, event, venues } = list
  const shared = [startDate, days, guests, layout, venues.map(({ slug, note }) => [slug, note])]
  return JSON.stringify(event ? [...shared, event] : shared)
}

/** What the dialog asks for. */
export interface ShareFields {
  readonly title: string
  readonly ownerName: string
  readonly email: string
  readonly options: ShareOptions
}

/** An address that is none, a list that is over, too many at once, no room for another list, or the connection. */
export type ShareProblem = 'email' | 'ended' | 'limited' | 'noRoom' | 'failed'

const PROBLEMS: Readonly<Record<number, ShareProblem>> = {
  ...{ 400: 'email', 404: 'ended', 429: 'limited', 507: 'noRoom' },
}

/** Why something did not work. */
export class ShareError extends Error {
  override readonly name = 'ShareError'
  readonly reason: ShareProblem
  /** After how many minutes it may be tried again. */
  readonly minutes: number

  constructor(reason: ShareProblem, minutes = 1) {
    super(reason)
    this.reason = reason
    this.minutes = minutes
  }
}

/** The body of a request to share or change a list. */
export function requestOf(list: LocalShortlist, fields: ShareFields, language: ShareRequest['language']) {
  const { title, ownerName, email, options } = fields
  return { language, list: { ...list, title, ownerName }, options, email } satisfies ShareRequest
}

/** Of the list that is being shared; the next one has another. */
let key: string | undefined

/**
 * Share the list. Asked again after an answer was lost, it is the same list.
 * @throws {ShareError}
 */
export async function shareList(request: ShareRequest): Promise<SharedLink> {
  key ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const link = await post<SharedLink>('/api/shortlists', { ...request, key })
  key = undefined
  return link
}

/** @throws {ShareError} */
export async function askOwn(
  owner: string,
  act:
    | 'read'
    | 'stop'
    | 'resume'
    | { readonly update: ShareRequest }
    | { readonly act: 'remove' | 'restore'; readonly comment: string },
): Promise<OwnerView> {
  const asked =
    typeof act === 'string' ? { act } : 'update' in act ? { act: 'update', share: act.update } : act
  const body = { ...asked, owner }
  return post<OwnerView>('/api/shortlists/own', body)
}

const TIMEOUT_MS = 20_000

async function post<Answer>(address: string, body: object): Promise<Answer> {
  const answer = await siteFetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (answer?.ok) return (await answer.json()) as Answer
  const seconds = Number(answer?.headers.get('retry-after') ?? 60)
  throw new ShareError(PROBLEMS[answer?.status ?? 0] ?? 'failed', Math.ceil(seconds / 60))
}
