/** The plain-text part of a mail. */
import { fillIn } from './copy.ts'
import type { Block, MailDocument } from './mail-document.ts'

/** The mail as text: parts apart by an empty line, one fact a line. */
export function plainText(document: MailDocument): string {
  return `${document.blocks.map((block) => blockText(block, document.pair)).join('\n\n')}\n`
}

function blockText(block: Block, pair: string): string {
  switch (block.kind) {
    case 'facts':
      return block.facts
        .map(({ label, value }) =>
          fillIn(pair, { label, value: value.includes('\n') ? `\n${value}` : value }),
        )
        .join('\n')
    case 'links':
      return block.links.map(({ text, href }) => `${text}\n${href}`).join('\n')
    default:
      return block.text
  }
}
