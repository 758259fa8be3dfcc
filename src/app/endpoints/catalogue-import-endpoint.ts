import {
  type ImportPlan,
  MAX_ARCHIVE_BYTES,
  type RefusedCatalogue,
} from '#/modules/venues/model/import-plan.ts'
import type { ProblemLanguage } from '#/modules/venues/model/venue-record.schema.ts'
import { CatalogueError, placeOf } from '#/modules/venues/server/import-export/catalogue-problem.ts'
import {
  type CatalogueTarget,
  importPlanned,
  planImport,
} from '#/modules/venues/server/import-export/import-catalogue.server.ts'
import { withUnpacked } from '#/modules/venues/server/import-export/unpack-archive.server.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { spoolFolder } from '#/platform/uploads/upload-queue.ts'
import { type ArrivedFile, fileImportEndpoint } from './file-import-endpoint.ts'

/** Errors shown at once; the file is sent again after fixing them anyway. */
const SHOWN_PROBLEMS = 200

/** Take a catalogue as a ZIP file from an administrator. */
export function catalogueImportEndpoint(siteUrl: string): DirectEndpoint {
  return fileImportEndpoint({
    siteUrl,
    needs: { role: 'administrator', confirmed: true },
    maxBytes: MAX_ARCHIVE_BYTES,
    turns: 'one',
    take: takeCatalogue,
    explain: (error, language) =>
      error instanceof CatalogueError ? refusedCatalogue(error, language) : undefined,
  })
}

function takeCatalogue({ path, staff }: ArrivedFile, digest: string | undefined): Promise<ImportPlan> {
  const target: CatalogueTarget = { database: getDatabase(), storage: getPhotoStore() }
  return withUnpacked(path, spoolFolder(), async (folder) => {
    if (digest === undefined) return planImport(target, folder, { mayLackPhotos: true })
    return importPlanned(target, folder, digest, {
      mayLackPhotos: true,
      author: staff,
      hasHistory: true,
      last: (db, { added, replaced }, at) =>
        writeAudit(db, { actor: staff, action: 'catalogue.imported', details: { added, replaced }, at }),
    })
  })
}

function refusedCatalogue({ problems }: CatalogueError, language: ProblemLanguage): RefusedCatalogue {
  return {
    kind: 'refused',
    problems: problems.slice(0, SHOWN_PROBLEMS).map((problem) => ({
      place: placeOf(problem, language),
      message: problem.message[language],
    })),
    count: problems.length,
  }
}
