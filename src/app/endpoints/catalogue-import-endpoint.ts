import type { IncomingMessage } from 'node:http'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { type ImportAnswer, MAX_ARCHIVE_BYTES, PLAN_HEADER } from '#/modules/venues/model/import-plan.ts'
import type { ProblemLanguage } from '#/modules/venues/model/venue-record.schema.ts'
import { CatalogueError, placeOf } from '#/modules/venues/server/import-export/catalogue-problem.ts'
import {
  type CatalogueTarget,
  importPlanned,
  PlanChangedError,
  planImport,
} from '#/modules/venues/server/import-export/import-catalogue.server.ts'
import { withUnpacked } from '#/modules/venues/server/import-export/unpack-archive.server.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { arrivingBody, BodyTooLargeError } from '#/platform/http/arriving-body.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { connectionHeaders, endAnswer } from '#/platform/http/send.ts'
import { getLog } from '#/platform/log.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { spoolFile } from '#/platform/uploads/spool-file.ts'
import { spoolFolder } from '#/platform/uploads/upload-queue.ts'
import { staffOf } from './staff-of.ts'

/** Errors shown at once; the file is sent again after fixing them anyway. */
const SHOWN_PROBLEMS = 200

const STATUSES = {
  'signed-out': 401,
  'not-allowed': 403,
  'second-factor-due': 403,
  'step-up-required': 403,
  'too-large': 413,
  'no-room': 503,
  lost: 503,
} as const

/** One at a time in each process: an import takes the disk and the cores that visitors need. */
let busy = false

/**
 * Takes a catalogue as a ZIP file (the body) from an administrator. Without `x-import-plan` it is checked and compared
 * only; with the digest of the plan that was shown it is imported, if that is still what it would change
 * (ADR 0040).
 */
export function catalogueImportEndpoint(siteUrl: string): DirectEndpoint {
  return {
    method: 'POST',
    answer: async (request, response) => {
      const answer = await answerTo(request, siteUrl)
      const status =
        answer.kind === 'failed' ? STATUSES[answer.reason] : answer.kind === 'refused' ? 422 : 200
      const body = JSON.stringify(answer)
      response.writeHead(answer.kind === 'changed' ? 409 : status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...connectionHeaders(request),
      })
      endAnswer(request, response, body)
    },
  }
}

async function answerTo(request: IncomingMessage, siteUrl: string): Promise<ImportAnswer> {
  const who = await staffOf(request, { role: 'administrator', confirmed: true })
  if ('rejection' in who) return { kind: 'failed', reason: who.rejection }
  if (!isSameOrigin(request, siteUrl)) return { kind: 'failed', reason: 'not-allowed' }
  if (busy) return { kind: 'failed', reason: 'no-room' }
  busy = true
  try {
    return await take(request, who.staff)
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { kind: 'failed', reason: 'too-large' }
    if (error instanceof PlanChangedError) return { kind: 'changed', plan: error.plan }
    if (error instanceof CatalogueError) return rejected(error, languageOf(request))
    getLog().error({ err: error }, 'a catalogue could not be imported')
    return { kind: 'failed', reason: 'lost' }
  } finally {
    busy = false
  }
}

async function take(request: IncomingMessage, staff: StaffSession): Promise<ImportAnswer> {
  const archive = await spoolFile(arrivingBody(request, MAX_ARCHIVE_BYTES), spoolFolder(), MAX_ARCHIVE_BYTES)
  const target: CatalogueTarget = { database: getDatabase(), storage: getPhotoStore() }
  const agreed = request.headers[PLAN_HEADER]
  try {
    return await withUnpacked(archive.path, spoolFolder(), async (folder) => {
      if (typeof agreed !== 'string') {
        return { kind: 'planned', plan: await planImport(target, folder, { mayLackPhotos: true }) }
      }
      const plan = await importPlanned(target, folder, agreed, {
        mayLackPhotos: true,
        author: staff,
        hasHistory: true,
        last: (db, { added, replaced }, at) =>
          writeAudit(db, { actor: staff, action: 'catalogue.imported', details: { added, replaced }, at }),
      })
      return { kind: 'imported', plan }
    })
  } finally {
    await archive.remove()
  }
}

function languageOf({ headers }: IncomingMessage): ProblemLanguage {
  return headers['accept-language']?.startsWith('fr') ? 'fr' : 'en'
}

function rejected({ problems }: CatalogueError, language: ProblemLanguage): ImportAnswer {
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  return {
    kind: 'refused',
    problems: shown.map((problem) => ({
      place: placeOf(problem, language),
      message: problem.message[language],
    })),
    count: problems.length,
  }
}
