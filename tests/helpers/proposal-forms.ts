/** Filled-in proposals and photographs for tests. */

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import type { PhotoUploadParts } from '#/modules/enquiries/server/proposal/take-photo.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { PictureQueue } from '#/platform/images/picture-queue.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { spoolFile } from '#/platform/uploads/spool-file.ts'

/** A token as a browser makes one. */
export const DRAFT = 'a'.repeat(32)

/** The required fields of a proposal, and some optional ones. */
export const PROPOSAL = {
  fullName: 'Camille Laurent',
  email: 'camille@example.com',
  phone: '01 99 00 12 34',
  venueName: 'Atelier Charlot',
  address: '12 rue Charlot, 75003 Paris',
  neighborhood: 'le-marais',
  type: 'loft',
  surface: '180 m²',
  capacity: '150',
  capacitySeatedDinner: '80',
  priceFromDay: '1 800 €',
  description: 'North light from six windows.',
}

/** A JPEG of its own colour, so that each is another picture. */
export function jpeg(seed: number, width = 900, height = 600): Promise<Buffer> {
  const background = { r: (seed * 40) % 256, g: (seed * 90) % 256, b: (seed * 17) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A form as a browser without script sends it. */
export function proposalForm(
  files: readonly File[],
  fields: Readonly<Record<string, string | readonly string[]>> = {},
): FormData {
  const form = new FormData()
  for (const [name, given] of Object.entries({ ...PROPOSAL, ...fields })) {
    for (const value of typeof given === 'string' ? [given] : given) form.append(name, value)
  }
  for (const file of files) form.append('photos', file)
  return form
}

/** A folder of the running test, with all that takes photographs in. */
export async function uploadPartsIn(
  database: Database,
): Promise<PhotoUploadParts & { folder: string; incoming: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-proposals-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const incoming = path.join(folder, 'incoming')
  return {
    database,
    storage: openLocalStorage(path.join(folder, 'files')),
    queue: new PictureQueue(2),
    now: () => new Date('2026-11-20T10:00:00Z'),
    count: async () => ({ kind: 'free', before: { subscriber: 0, surrounding: 0 } }),
    formsSpent: async () => false,
    spool: async (chunks, work) => {
      const file = await spoolFile(chunks, incoming, MAX_MEGABYTES * BYTES_PER_MEGABYTE)
      return work(file).finally(() => file.remove())
    },
    folder,
    incoming,
  }
}
