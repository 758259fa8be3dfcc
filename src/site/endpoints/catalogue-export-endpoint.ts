import { pipeline } from 'node:stream/promises'
import { exportArchive } from '#/features/catalogue/export-catalogue.server.ts'
import { writeAudit } from '#/server/auth/audit.ts'
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { getDatabase } from '#/server/database/database.ts'
import type { DirectEndpoint } from '#/server/front/direct-endpoint.ts'
import { sendPlain } from '#/server/front/send.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { isForeignFetch, staffOf } from './staff-of.ts'

/**
 * The whole catalogue as a ZIP file, for administrators; `?photos=0` leaves out the photographs. Written while it is
 * read, so that a large file begins at once.
 */
export function catalogueExportEndpoint(): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const staff = await staffOf(request)
      if (staff === null) return sendPlain(request, response, 401, 'Sign in first.\n')
      if (staff.role !== 'administrator') {
        return sendPlain(request, response, 403, 'Only administrators export the catalogue.\n')
      }
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
      response.writeHead(200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="catalogue-${day}.zip"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      if (request.method === 'HEAD') return void response.end()
      const target = { database: getDatabase(), storage: getPhotoStore() }
      const archive = exportArchive(target, { withPhotos: searchParams.get('photos') !== '0' })
      await pipeline(noted(archive, staff), response)
    },
  }
}

/** The file, and at its end the entry in the journal. */
async function* noted(
  archive: AsyncGenerator<Uint8Array, number>,
  staff: StaffSession,
): AsyncGenerator<Uint8Array> {
  const count = yield* archive
  const { db } = getDatabase()
  await writeAudit(db, {
    actor: staff,
    action: 'catalogue.exported',
    details: { count },
    network: staff.network,
  })
}
