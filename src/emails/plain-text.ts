/** The plain-text part of a mail. */
import { fillIn } from './copy.ts'
import type { Block, Fact, MailDocument } from './mail-document.ts'

/** The mail as text: parts apart by an empty line, one fact a line. */
export function plainText(document: MailDocument): string {
  return `${document.blocks.map((block) => blockText(block, document.pair)).join('\n\n')}\n`
}

function blockText(block: Block, pair: string): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map((fact) => factText(fact, pair)).join('\n')
    case 'links':
      return block.links.map(({ text, href }) => `${text}\n${href}`).join('\n')
    default:
      return block.text
  }
}

/** A value of several lines stands under its label. */
function factText({ label, value }: Fact, pair: string): string {
  if (!value.includes('\n')) return fillIn(pair, { label, value })
  return `${fillIn(pair, { label, value: '' }).trimEnd()}\n${value}`
}
