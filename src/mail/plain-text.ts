/** The plain-text part of a mail. */
import { dotted } from '#/i18n/dotted.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { fillIn } from './copy.ts'
import type { Block, MailDocument, Row } from './mail-document.ts'
import { wrapText } from './wrap-text.ts'

const RULE = '-'.repeat(24)

/** The mail as text: parts apart by an empty line, one row a line, lines of at most 76 columns. */
export function plainText(document: MailDocument): string {
  const { blocks, notes, footer } = document
  const { tag } = LANGUAGES[document.language]
  const parts = [
    ...headText(document),
    ...blocks.map((block) => blockText(block, document)),
    RULE,
    ...notes.map((note) => wrapText(note, tag)),
    wrapText(`${footer.agency}\n${footer.href}`, tag),
  ]
  return `${parts.join('\n\n')}\n`
}

function headText(document: MailDocument): string[] {
  const { title, reference } = document
  const lines = [...(title ? [title] : []), ...(reference ? [rowText(reference, document)] : [])]
  return lines.length > 0 ? [lines.join('\n')] : []
}

function blockText(block: Block, document: MailDocument): string {
  const { tag } = LANGUAGES[document.language]
  switch (block.kind) {
    case 'heading':
      return `${RULE}\n${block.text}`
    case 'rows':
      return block.rows.map((row) => rowText(row, document)).join('\n')
    case 'passage':
    case 'warning':
      return `${fillIn(document.pair, { label: block.label, value: '' }).trimEnd()}\n${wrapText(block.text, tag)}`
    case 'steps':
      return block.steps.map((step, n) => wrapText(`${n + 1}. ${step}`, tag, '   ')).join('\n')
    case 'venues':
      return block.venues.map(({ name, line, href }) => [dotted([name, line]), href].join('\n')).join('\n\n')
    case 'button':
      return `${block.text}\n${block.href}`
    case 'signature':
      return `${block.closing}\n${block.name}`
    default:
      return wrapText(block.text, tag)
  }
}

function rowText({ label, value }: Row, { pair, language }: MailDocument): string {
  return wrapText(fillIn(pair, { label, value }), LANGUAGES[language].tag, '  ')
}
