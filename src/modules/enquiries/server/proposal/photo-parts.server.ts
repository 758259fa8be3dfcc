/** The parts of this process that take photographs in. */

import { getDatabase } from '#/platform/database/database.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { intakeQueue, spooling } from '#/platform/uploads/intake.ts'
import type { PhotoIntake } from './take-photo.server.ts'

/** Database, storage and queue. */
export function photoIntake(): PhotoIntake {
  return {
    database: getDatabase(),
    storage: getPhotoStore(),
    queue: intakeQueue(),
    now: () => new Date(),
    spool: spooling('visitor'),
    count: () => limitVisitor('upload'),
    formsSpent: () => isSpent('form'),
  }
}
