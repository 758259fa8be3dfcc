/** Finished PDFs on disk, by what they say: the same sheet is drawn once, whoever asks for it. */
import { hash } from 'node:crypto'
import { mkdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { getEnvironment } from '#/platform/environment.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { buildId } from '#/platform/http/build-id.ts'
import { seal, unseal } from '#/platform/images/image-cache.ts'
import { keepWithin } from '#/platform/images/keep-within.ts'
import { getLog } from '#/platform/log.ts'
import type { PdfDocument } from './pdf-document.ts'

/** The most that is kept, in bytes: some thousand sheets. The folder is looked at once in a number of writes. */
const [MAX_BYTES, EVERY] = [100 * 1024 * 1024, 50]

let written = 0

/**
 * The PDF of a document, from the disk or made. The disk saves work and nothing else: what it cannot give or take is
 * made and handed out all the same.
 * @throws what `make` throws
 */
export async function keptPdf(document: PdfDocument, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = path.join(getEnvironment().dataDir, 'cache', 'pdf')
  const name = hash('sha256', JSON.stringify([buildId(), document]), 'hex')
  const file = path.join(folder, `${name}.sealed`)
  const known = await readFile(file).then(unseal, () => undefined)
  if (known) {
    await utimes(file, new Date(), new Date()).catch(() => undefined)
    return known
  }
  const pdf = await make()
  await keep(folder, file, pdf).catch((error: unknown) =>
    getLog().warn({ err: error }, 'a PDF could not be kept on disk and is handed out all the same'),
  )
  return pdf
}

async function keep(folder: string, file: string, pdf: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeDurably(file, seal(pdf))
  if (written++ % EVERY === 0) await keepWithin(folder, MAX_BYTES)
}
