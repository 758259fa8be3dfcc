import { parisDay } from '#/lib/paris-time.ts'
import { exportArchive } from '#/modules/venues/server/import-export/export-catalogue.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { downloadEndpoint } from './download-endpoint.ts'

/**
 * The whole catalogue as a ZIP file, for administrators; `?photos=0` leaves out the photographs. Written while it is
 * read, so that a large file begins at once.
 */
export function catalogueExportEndpoint(): DirectEndpoint {
  return downloadEndpoint({ role: 'administrator', confirmed: true }, async ({ url: { searchParams } }) => ({
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="catalogue-${parisDay(new Date())}.zip"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
    begin: async () => ({
      begun: 'catalogue.export-begun',
      done: 'catalogue.exported',
      file: exportArchive(
        { database: getDatabase(), storage: getPhotoStore() },
        { withPhotos: searchParams.get('photos') !== '0' },
      ),
    }),
  }))
}
