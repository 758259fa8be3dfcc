import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROPOSAL_LIMITS } from '#/modules/enquiries/model/proposal-fields.ts'
import { hashDraftToken } from '#/modules/enquiries/server/proposal/draft-token.server.ts'
import { takePhoto } from '#/modules/enquiries/server/proposal/take-photo.server.ts'
import { PictureQueue } from '#/platform/images/picture-queue.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { spoolFile } from '#/platform/uploads/spool-file.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { DRAFT, jpeg, uploadPartsIn } from '../../../../../tests/helpers/proposal-forms.ts'

const AT_ONCE = 6

describe.each(BOTH_ENGINES)('photographs of one draft that arrive at the same time, on %s', (engine) => {
  const database = useDatabase(engine)

  test('are never more than a proposal may have, and rejected ones leave no file', async () => {
    const parts = await uploadPartsIn(database())
    const { storage } = parts
    const draft = hashDraftToken(DRAFT)
    const take = async (seed: number, upload: typeof parts) => {
      const file = await spoolFile(new Blob([new Uint8Array(await jpeg(seed))]).stream(), parts.incoming, 1e6)
      return takePhoto(draft, file, upload)
    }
    for (let seed = 1; seed < PROPOSAL_LIMITS.photos; seed++) await take(seed, parts)

    // All of them have found room for one before the first of them takes it.
    const everybody = Promise.withResolvers<void>()
    let there = 0
    const together: typeof parts = {
      ...parts,
      queue: new PictureQueue(AT_ONCE),
      storage: {
        ...storage,
        async put(key, bytes) {
          await storage.put(key, bytes)
          there += 1
          if (there === AT_ONCE) everybody.resolve()
          await everybody.promise
        },
      },
    }
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => take(100 + n, together)))
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual(
      Array.from({ length: AT_ONCE - 1 }, () => ({
        kind: 'refused',
        problem: { code: 'too-many-photos', values: { max: PROPOSAL_LIMITS.photos } },
      })),
    )
    const rows = await database().db.selectFrom('proposal_photo').select('key').execute()
    const files = await openLocalStorage(path.join(parts.folder, 'files')).list()
    expect(rows.map(({ key }) => key).toSorted()).toEqual(files.toSorted())
    expect(rows).toHaveLength(PROPOSAL_LIMITS.photos)
  })
})
