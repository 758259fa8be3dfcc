/** What colleagues say of a venue, as far as the reader may know it. */
import type { SiteTranslator } from '#/i18n/site-translator.ts'
import type { PdfPageBlock, PdfPair } from '#/platform/pdf/pdf-document.ts'
import { CHOICES } from '../../model/reader-answer.ts'
import type { SharedVenue } from '../../model/shared-view.ts'

/** The names behind each choice, for its owner; for readers those who said yes. Then the comments. */
export function saidBlocks(venue: SharedVenue, t: SiteTranslator): PdfPageBlock[] {
  const choices = chosen(venue, t)
  const comments = venue.comments.map(({ name, text }) => ({ label: name, value: text }))
  if (choices.length + comments.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: t('shared.answers') },
    { kind: 'rows', rows: [...choices, ...comments] },
  ]
}

function chosen({ answers, approvedBy }: SharedVenue, t: SiteTranslator): PdfPair[] {
  if (answers.length === 0) {
    const value = approvedBy.join(', ')
    return value === '' ? [] : [{ mark: 'yes', label: t('shared.fact.approved'), value }]
  }
  return CHOICES.flatMap((mark) => {
    const names = answers.flatMap(({ name, choice }) => (choice === mark ? [name] : []))
    return names.length > 0 ? [{ mark, label: t(`shared.choice.${mark}`), value: names.join(', ') }] : []
  })
}
