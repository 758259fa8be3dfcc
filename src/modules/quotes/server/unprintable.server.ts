/** What no face of the PDF has: the Latin spelling is asked for before a quote is sent. */
import { signsWithoutFace } from '#/platform/pdf/signs-without-face.ts'
import type { QuoteDocument } from '../model/quote-document.schema.ts'
import type { QuoteProblem } from '../model/quote-problems.ts'

/** The signs of a quote that cannot be printed, by field and line. */
export function unprintable({
  language,
  title,
  opening,
  closing,
  client,
  event,
  lines,
}: QuoteDocument): QuoteProblem[] {
  const { name, company, address } = client
  const whole = { title, opening, closing, what: event.what, name, company, address }
  return [
    ...Object.entries(whole).map(([field, text]) => ({ lineId: null, field, text })),
    ...lines.map(({ id, label, labelFr }) => ({ lineId: id, text: `${label} ${labelFr}` })),
  ].flatMap(({ text, ...place }) => {
    const signs = signsWithoutFace(text, language)
    return signs === '' ? [] : [{ ...place, problem: 'unprintable' as const, signs }]
  })
}
