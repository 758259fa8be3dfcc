/** The parts of this process that take photographs in. */
import { isSpent, limitVisitor } from '#/server/abuse/limit-visitor.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { intakeQueue, spooling } from '#/server/uploads/intake.ts'
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
