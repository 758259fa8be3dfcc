/** What the owner's browser asks of shared lists: JSON in, JSON out. */
import type { z } from 'zod'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { LimitedAction } from '#/platform/rate-limits/limit-table.ts'
import { limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { type OwnerRequest, ownerRequest } from '../model/owner-request.ts'
import { newShareRequest } from '../model/shared-content.ts'
import { moderateAsOwner, noteOwner } from './moderate-comments.server.ts'
import { readOwnerView } from './owner-view.server.ts'
import { browserOf } from './reader-cookie.server.ts'
import { secretsOf } from './secrets.server.ts'
import { shareList, stopList, updateList } from './share-list.server.ts'

const NO_STORE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** Share a list (201, both secrets). 400 for what is no list, 415 for what is no JSON, 429 for too many, 507 when there is no room. */
export async function shareEndpoint(request: Request): Promise<Response> {
  const asked = await readRequest(request, newShareRequest, 'share-new')
  if (asked instanceof Response) return asked
  const secrets = secretsOf(asked.key, getEnvironment().authSecret)
  const link = await shareList(getDatabase(), asked, secrets, new Date())
  return link ? answer(201, link) : answer(507, { error: 'no room for another list' })
}

/** Change or end the owner's list, and return it with its answers. 404 for one that is over. */
export async function ownEndpoint(request: Request): Promise<Response> {
  const asked = await readRequest(request, ownerRequest, 'share')
  if (asked instanceof Response) return asked
  const now = new Date()
  const isDone = await act(asked, now)
  const view = isDone ? await readOwnerView(getDatabase(), asked.owner, now) : undefined
  if (view === undefined) return answer(404, { error: 'this list is no longer shared' })
  const browser = browserOf(request.headers)
  await noteOwner(getDatabase(), asked.owner, browser, now)
  return answer(200, view, { 'Set-Cookie': browser.cookie })
}

async function act(asked: OwnerRequest, now: Date): Promise<boolean> {
  const database = getDatabase()
  switch (asked.act) {
    case 'read':
      return true
    case 'remove':
    case 'restore': {
      const moderation = { comment: asked.comment, isRemoved: asked.act === 'remove' }
      // A comment that is gone already says so by the view: the list is still theirs.
      await moderateAsOwner(database, asked.owner, moderation, now)
      return true
    }
    case 'update':
      return updateList(database, asked.owner, asked.share, now)
    default:
      return stopList(database, asked.owner, now, asked.act === 'stop')
  }
}

async function readRequest<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  action: LimitedAction,
): Promise<z.output<Schema> | Response> {
  const taken = await limitVisitor(action)
  if (taken.kind === 'exceeded') {
    const headers = { ...NO_STORE, 'Retry-After': String(taken.retryAfterSeconds) }
    return Response.json({ error: 'too many' }, { status: 429, headers })
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return answer(415, { error: 'JSON is expected' })
  const body: unknown = await request.json().catch(() => undefined)
  const read = schema.safeParse(body)
  return read.success ? read.data : answer(400, { error: 'a shortlist is expected' })
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } })
}
