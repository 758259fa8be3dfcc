import { pipeline } from 'node:stream/promises'
import { parisDay } from '#/lib/paris-time.ts'
import { exportArchive } from '#/modules/venues/server/import-export/export-catalogue.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { auditExport } from './audited-export.ts'
import { isForeignFetch, rejectFile, staffOf } from './staff-of.ts'

/**
 * The whole catalogue as a ZIP file, for administrators; `?photos=0` leaves out the photographs. Written while it is
 * read, so that a large file begins at once.
 */
export function catalogueExportEndpoint(): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const who = await staffOf(request, { role: 'administrator', confirmed: true })
      if ('rejection' in who) return rejectFile(request, response, who.rejection)
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const day = parisDay(new Date())
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="catalogue-${day}.zip"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      }
      if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
      const target = { database: getDatabase(), storage: getPhotoStore() }
      const archive = await auditExport({
        staff: who.staff,
        begun: 'catalogue.export-begun',
        done: 'catalogue.exported',
        file: exportArchive(target, { withPhotos: searchParams.get('photos') !== '0' }),
      })
      response.writeHead(200, headers)
      await pipeline(archive, response)
    },
  }
}
