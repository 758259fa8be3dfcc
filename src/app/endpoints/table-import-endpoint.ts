import type { IncomingMessage } from 'node:http'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import {
  MAX_TABLE_BYTES,
  TABLE_PLAN_HEADER,
  TABLE_QUERY,
  type TableAnswer,
  type TablePlan,
} from '#/lib/table-import.ts'
import type { StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { arrivingBody, BodyTooLargeError } from '#/platform/http/arriving-body.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { connectionHeaders, endAnswer } from '#/platform/http/send.ts'
import { QueueFullError } from '#/platform/images/bounded-lanes.ts'
import { getLog } from '#/platform/log.ts'
import { TablePlanChangedError } from '#/platform/spreadsheets/plan-changed.ts'
import { readTable } from '#/platform/spreadsheets/read-table.ts'
import {
  EncodingQuestion,
  type KnownHeadings,
  type SheetTable,
  type TableLimits,
  TableRejection,
} from '#/platform/spreadsheets/table.ts'
import { describeRejection } from '#/platform/spreadsheets/table-problems.ts'
import { spoolFile } from '#/platform/uploads/spool-file.ts'
import { spoolFolder } from '#/platform/uploads/upload-queue.ts'
import { staffOf } from './staff-of.ts'

const STATUSES = {
  'signed-out': 401,
  'not-allowed': 403,
  'second-factor-due': 403,
  'step-up-required': 403,
  'too-large': 413,
  'no-room': 503,
  lost: 503,
} as const

/** An uploaded table that was read, and who sent it. */
export interface ArrivedTable {
  readonly table: SheetTable
  readonly staff: StaffSession
  /** Of headings and reasons. */
  readonly language: AdminLanguage
  /** What else the address says. */
  readonly query: URLSearchParams
}

interface TableImport {
  readonly siteUrl: string
  readonly needs: StaffNeeds
  readonly limits: TableLimits
  /** What tells the headings of such a table. */
  readonly headings: () => Promise<KnownHeadings>
  /** What the table would change. */
  readonly plan: (arrived: ArrivedTable) => Promise<TablePlan>
  /** Writes what was planned, or throws a `TablePlanChangedError`. */
  readonly write: (arrived: ArrivedTable, digest: string) => Promise<TablePlan>
}

/**
 * Takes a spreadsheet (the body) from the staff. Without `x-table-plan` it is only compared; with the digest of the plan
 * that was shown it is imported, if that is still what it would change (ADR 0040, 0080).
 */
export function tableImportEndpoint(options: TableImport): DirectEndpoint {
  const take = oneOfEachPerson(options)
  return {
    method: 'POST',
    answer: async (request, response) => {
      const answer = await take(request)
      response.writeHead(statusOf(answer), {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...connectionHeaders(request),
      })
      endAnswer(request, response, JSON.stringify(answer))
    },
  }
}

function statusOf(answer: TableAnswer): number {
  if (answer.kind === 'failed') return STATUSES[answer.reason]
  return answer.kind === 'refused' ? 422 : answer.kind === 'changed' ? 409 : 200
}

/** One of a person at a time; those of others wait for their turn to be read. */
function oneOfEachPerson(options: TableImport) {
  const busy = new Set<string>()
  return async (request: IncomingMessage): Promise<TableAnswer> => {
    const who = await staffOf(request, options.needs)
    if ('rejection' in who) return { kind: 'failed', reason: who.rejection }
    if (!isSameOrigin(request, options.siteUrl)) return { kind: 'failed', reason: 'not-allowed' }
    const { id } = who.staff
    if (busy.has(id)) return { kind: 'failed', reason: 'no-room' }
    busy.add(id)
    try {
      return await answerTo(request, who.staff, options)
    } finally {
      busy.delete(id)
    }
  }
}

async function answerTo(
  request: IncomingMessage,
  staff: StaffSession,
  options: TableImport,
): Promise<TableAnswer> {
  const language = languageOf(request)
  try {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const table = await arrivedTable(request, query, options)
    const arrived = { table, staff, language, query }
    const digest = request.headers[TABLE_PLAN_HEADER]
    if (typeof digest !== 'string') return { kind: 'planned', plan: await options.plan(arrived) }
    return { kind: 'imported', plan: await options.write(arrived, digest) }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { kind: 'failed', reason: 'too-large' }
    if (error instanceof QueueFullError) return { kind: 'failed', reason: 'no-room' }
    if (error instanceof TablePlanChangedError) return { kind: 'changed', plan: error.plan }
    if (error instanceof EncodingQuestion) return { kind: 'asked', encodings: error.guesses }
    if (error instanceof TableRejection) {
      return { kind: 'refused', reason: describeRejection(error, language) }
    }
    getLog().error({ err: error }, 'a spreadsheet could not be imported')
    return { kind: 'failed', reason: 'lost' }
  }
}

async function arrivedTable(
  request: IncomingMessage,
  query: URLSearchParams,
  { limits, headings }: TableImport,
): Promise<SheetTable> {
  const file = await spoolFile(arrivingBody(request, MAX_TABLE_BYTES), spoolFolder(), MAX_TABLE_BYTES)
  try {
    const encoding = query.get(TABLE_QUERY.encoding) ?? undefined
    return await readTable(file.path, {
      limits,
      headings: await headings(),
      ...(encoding !== undefined && { encoding }),
    })
  } finally {
    await file.remove()
  }
}

function languageOf({ headers }: IncomingMessage): AdminLanguage {
  return headers['accept-language']?.startsWith('fr') ? 'fr' : 'en'
}
