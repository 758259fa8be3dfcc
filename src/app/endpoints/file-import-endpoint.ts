import type { IncomingMessage } from 'node:http'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { type FileAnswer, type FileFailure, PLAN_HEADER, type Plan } from '#/lib/file-import.ts'
import type { StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { arrivingBody, BodyTooLargeError } from '#/platform/http/arriving-body.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { connectionHeaders, endAnswer } from '#/platform/http/send.ts'
import { QueueFullError } from '#/platform/images/bounded-lanes.ts'
import { getLog } from '#/platform/log.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import { spoolFile } from '#/platform/uploads/spool-file.ts'
import { spoolFolder } from '#/platform/uploads/upload-queue.ts'
import { staffOf } from './staff-of.ts'

/** A file that has arrived, and who sent it. */
export interface ArrivedFile {
  /** Where it is until it has been answered. */
  readonly path: string
  readonly staff: StaffSession
  /** Of headings and reasons. */
  readonly language: AdminLanguage
  /** What else the address says. */
  readonly query: URLSearchParams
}

type Refusal = { readonly kind: 'refused' | 'asked' }

interface FileImport<P extends Plan, R extends Refusal> {
  readonly siteUrl: string
  readonly needs: StaffNeeds
  readonly maxBytes: number
  /** Who waits for one that is under way in this process: everybody, or only the person who sent it. */
  readonly turns: 'one' | 'one-a-person'
  /** Make the plan of a file; with the digest of one that was agreed to, write it, or throw a `PlanChangedError`. */
  readonly take: (file: ArrivedFile, digest: string | undefined) => Promise<P>
  /** Say to its sender what is wrong with a file; undefined for an error of the site. */
  readonly explain: (error: unknown, language: AdminLanguage) => R | undefined
}

const STATUSES: Readonly<Record<FileFailure, number>> = {
  'signed-out': 401,
  'not-allowed': 403,
  'second-factor-due': 403,
  'step-up-required': 403,
  'too-large': 413,
  'no-room': 503,
  lost: 503,
}

/**
 * Take a file (the body) from the staff. Without `x-import-plan` it is only compared; with the digest of the plan that was
 * shown it is imported, if that is still what it would change (ADR 0040, 0112).
 */
export function fileImportEndpoint<P extends Plan, R extends Refusal>(
  options: FileImport<P, R>,
): DirectEndpoint {
  const answerTo = inTurn(options)
  return {
    method: 'POST',
    answer: async (request, response) => {
      const answer = await answerTo(request)
      response.writeHead(statusOf(answer), {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...connectionHeaders(request),
      })
      endAnswer(request, response, JSON.stringify(answer))
    },
  }
}

function statusOf(answer: FileAnswer<Plan, Refusal>): number {
  if (answer.kind === 'failed') return STATUSES[answer.reason]
  return answer.kind === 'refused' ? 422 : answer.kind === 'changed' ? 409 : 200
}

/** An import takes the disk and the cores that visitors need: others are told to wait. */
function inTurn<P extends Plan, R extends Refusal>(options: FileImport<P, R>) {
  const busy = new Set<string>()
  return async (request: IncomingMessage): Promise<FileAnswer<P, R>> => {
    const who = await staffOf(request, options.needs)
    if ('rejection' in who) return { kind: 'failed', reason: who.rejection }
    if (!isSameOrigin(request, options.siteUrl)) return { kind: 'failed', reason: 'not-allowed' }
    const turn = options.turns === 'one' ? '' : who.staff.id
    if (busy.has(turn)) return { kind: 'failed', reason: 'no-room' }
    busy.add(turn)
    try {
      return await answerOf(request, who.staff, options)
    } finally {
      busy.delete(turn)
    }
  }
}

async function answerOf<P extends Plan, R extends Refusal>(
  request: IncomingMessage,
  staff: StaffSession,
  { maxBytes, take, explain }: FileImport<P, R>,
): Promise<FileAnswer<P, R>> {
  const language = request.headers['accept-language']?.startsWith('fr') ? 'fr' : 'en'
  const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const agreed = request.headers[PLAN_HEADER]
  const digest = typeof agreed === 'string' ? agreed : undefined
  try {
    const file = await spoolFile(arrivingBody(request, maxBytes), spoolFolder(), maxBytes)
    try {
      const plan = await take({ path: file.path, staff, language, query }, digest)
      return { kind: digest === undefined ? 'planned' : 'imported', plan }
    } finally {
      await file.remove()
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { kind: 'failed', reason: 'too-large' }
    if (error instanceof QueueFullError) return { kind: 'failed', reason: 'no-room' }
    if (error instanceof PlanChangedError) return { kind: 'changed', plan: error.plan as P }
    const explained = explain(error, language)
    if (explained !== undefined) return explained
    getLog().error({ err: error }, 'a file could not be imported')
    return { kind: 'failed', reason: 'lost' }
  }
}
