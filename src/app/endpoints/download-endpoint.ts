/** Files for download by the staff: who may have them, and how they are sent. */
import type { OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { type AuditedExport, auditExport } from './audited-export.ts'
import { isForeignFetch, rejectFile, staffOf } from './staff-of.ts'

/** Who asks for a file, and with which query. */
interface Asked {
  readonly staff: StaffSession
  readonly url: URL
}

/** A file that can be had. */
interface Download<Piece> {
  readonly headers: OutgoingHttpHeaders
  /** Begin it: a HEAD request has the headers alone, and no entry in the audit log. */
  readonly begin: () => Promise<Omit<AuditedExport<Piece>, 'staff'>>
}

/**
 * Serve a file to the staff, written while it is read.
 * @param offer the file that is asked for, or in words what is wrong with the query
 */
export function downloadEndpoint<Piece extends string | Uint8Array>(
  needs: StaffNeeds,
  offer: (asked: Asked) => Promise<Download<Piece> | string>,
): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const who = await staffOf(request, needs)
      if ('rejection' in who) return rejectFile(request, response, who.rejection)
      // Another site may not make a browser fetch it, and fill the audit log with it.
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { staff } = who
      const offered = await offer({ staff, url: new URL(request.url ?? '/', 'http://localhost') })
      if (typeof offered === 'string') return sendPlain(request, response, 400, offered)
      const { headers, begin } = offered
      if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
      const file = await auditExport({ staff, ...(await begin()) })
      response.writeHead(200, headers)
      await pipeline(file, response)
    },
  }
}
