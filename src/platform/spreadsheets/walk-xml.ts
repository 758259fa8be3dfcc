/** Walking through the XML of a part of a workbook. Entities of a document's own are not known: nothing is expanded. */
import { Parser } from 'htmlparser2'
import { TableRejection } from './table.ts'

/** The callbacks for what is there; names come without their prefix, texts perhaps in pieces. */
export interface XmlWalk {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/**
 * Walk through a part, in time that grows with its length.
 * @throws {TableRejection} when it breaks off before its end
 */
export function walkXml(xml: string, { open, close, text }: XmlWalk): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        open(localName(name), attributes)
      },
      onclosetag: (name) => {
        depth -= 1
        close?.(localName(name))
      },
      ontext: (piece) => text?.(piece),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  if (depth !== 0) throw new TableRejection('unreadable')
  parser.end()
}

/** An attribute whatever its prefix: `id` of `r:id`. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
