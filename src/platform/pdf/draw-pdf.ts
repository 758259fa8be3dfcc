/** From a document as data to the bytes of its PDF. */
import { buffer } from 'node:stream/consumers'
import { drawSection } from './draw-section.ts'
import type { PdfDocument } from './pdf-document.ts'
import { collectFonts } from './pdf-fonts.ts'
import { PdfSheet } from './pdf-sheet.ts'
import { saidTexts } from './said-texts.ts'

/** Draw a document: A4, tagged, its language and title set. */
export async function drawPdf(about: PdfDocument): Promise<Buffer> {
  const fonts = await collectFonts(saidTexts(about), about.language)
  const sheet = new PdfSheet(about, fonts)
  const bytes = buffer(sheet.doc)
  for (const section of about.sections) drawSection(sheet, section)
  sheet.finish()
  return bytes
}
