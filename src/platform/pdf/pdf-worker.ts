/** Entry of the process that makes PDFs, one after another: cutting fonts takes up to a second that visitors shall not wait for. */
import { drawPdf } from './draw-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'

/** The bytes, or why there are none. */
export type PdfAnswer = { readonly pdf: Uint8Array } | { readonly failure: string }

async function answer(about: PdfDocument): Promise<PdfAnswer> {
  try {
    return { pdf: await drawPdf(about) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// A signal to the whole group is the site's to handle.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', async (about) => {
  const answered = await answer(about as PdfDocument)
  process.send?.(answered)
})
