/** Texts of a venue during editing: pure changes of its document. */
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { REFERENCE_LANGUAGE, type VenueTextField } from './venue-copy.ts'
import type { VenueDocument } from './venue-document.schema.ts'

/** Put a text in its place. A translation that is written catches up; those of a new French text fall behind it. */
export function writeText(
  document: VenueDocument,
  language: Language,
  field: VenueTextField,
  text: string,
): VenueDocument {
  const texts = { ...document.texts, [language]: { ...document.texts[language], [field]: text } }
  if (language !== REFERENCE_LANGUAGE) return confirmText({ ...document, texts }, language, field)
  const before = document.texts[REFERENCE_LANGUAGE][field]
  if (before === '') return { ...document, texts }
  const sources = { ...document.sources }
  for (const other of LANGUAGE_CODES) {
    const isWritten = other !== REFERENCE_LANGUAGE && document.texts[other][field] !== ''
    if (isWritten) sources[other] = { [field]: before, ...sources[other] }
  }
  return { ...document, texts, sources }
}

/** Note that a translation is right although the French has changed. */
export function confirmText(
  document: VenueDocument,
  language: Language,
  field: VenueTextField,
): VenueDocument {
  const { [field]: _, ...others } = document.sources[language] ?? {}
  return { ...document, sources: { ...document.sources, [language]: others } }
}
