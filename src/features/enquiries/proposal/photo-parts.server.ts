/** The parts of this process that take photographs in. */
import { limitVisitor } from '#/server/abuse/limit-visitor.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { intakeQueue } from '#/server/uploads/intake.ts'
import type { PhotoIntake } from './take-photo.server.ts'

/** Database, storage and queue. */
export function photoIntake(): PhotoIntake {
  return {
    database: getDatabase(),
    storage: getPhotoStore(),
    queue: intakeQueue(),
    now: () => new Date(),
    count: () => limitVisitor('upload'),
  }
}
