import type { IncomingMessage } from 'node:http'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { MAX_TABLE_BYTES, TABLE_PLAN_HEADER, type TableAnswer, type TablePlan } from '#/lib/table-import.ts'
import type { StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { arrivingBody, BodyTooLargeError } from '#/platform/http/arriving-body.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { connectionHeaders, endAnswer } from '#/platform/http/send.ts'
import { getLog } from '#/platform/log.ts'
import { TablePlanChangedError } from '#/platform/spreadsheets/plan-changed.ts'
import { readTable } from '#/platform/spreadsheets/read-table.ts'
import { type SheetTable, type TableLimits, TableRejection } from '#/platform/spreadsheets/table.ts'
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

/** A table that arrived. */
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
  readonly limits?: TableLimits
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
  const take = oneAtATime(options)
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

/** One at a time in each process: reading a sheet takes a core that visitors need. */
function oneAtATime({ siteUrl, needs, limits, plan, write }: TableImport) {
  let busy = false
  return async (request: IncomingMessage): Promise<TableAnswer> => {
    const who = await staffOf(request, needs)
    if ('rejection' in who) return { kind: 'failed', reason: who.rejection }
    if (!isSameOrigin(request, siteUrl)) return { kind: 'failed', reason: 'not-allowed' }
    if (busy) return { kind: 'failed', reason: 'no-room' }
    busy = true
    const language = languageOf(request)
    try {
      const table = await arrivedTable(request, limits)
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams
      const arrived = { table, staff: who.staff, language, query }
      const digest = request.headers[TABLE_PLAN_HEADER]
      if (typeof digest !== 'string') return { kind: 'planned', plan: await plan(arrived) }
      return { kind: 'imported', plan: await write(arrived, digest) }
    } catch (error) {
      if (error instanceof BodyTooLargeError) return { kind: 'failed', reason: 'too-large' }
      if (error instanceof TablePlanChangedError) return { kind: 'changed', plan: error.plan }
      if (error instanceof TableRejection) {
        return { kind: 'refused', reason: describeRejection(error, language) }
      }
      getLog().error({ err: error }, 'a spreadsheet could not be imported')
      return { kind: 'failed', reason: 'lost' }
    } finally {
      busy = false
    }
  }
}

async function arrivedTable(request: IncomingMessage, limits: TableLimits | undefined): Promise<SheetTable> {
  const file = await spoolFile(arrivingBody(request, MAX_TABLE_BYTES), spoolFolder(), MAX_TABLE_BYTES)
  try {
    return await readTable(file.path, limits)
  } finally {
    await file.remove()
  }
}

function languageOf({ headers }: IncomingMessage): AdminLanguage {
  return headers['accept-language']?.startsWith('fr') ? 'fr' : 'en'
}
