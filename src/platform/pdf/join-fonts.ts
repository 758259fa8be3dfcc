/**
 * One font of the files that a family is shipped in. A document in Japanese uses dozens of these files; each would be
 * embedded with tables, widths and a map of its own, half of the weight of the document. Tables are those of
 * OpenType (https://learn.microsoft.com/typography/opentype/spec).
 */
import { create, type Font } from 'fontkit'

/** Tables that say the same in every file of a family. */
const SHARED = ['OS/2', 'name', 'post'] as const

/** A glyph with its widths, as four bytes of `hmtx`. */
interface Glyph {
  readonly outline: Buffer
  readonly widths: Buffer
}

/**
 * Join TrueType files of one family and weight, without their tables of layout and hints.
 * @param files each with other characters than the rest
 * @returns a font for programs that embed it: its checksums are not set
 * @throws {Error} when one has composed glyphs
 */
export function joinFonts(files: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = files
  if (first === undefined) throw new Error('no fonts to join')
  if (others.length === 0) return first
  const glyphs: Glyph[] = []
  const characters: [code: number, glyph: number][] = []
  for (const file of files) {
    const font = create(Buffer.from(file)) as Font
    const before = glyphs.length
    glyphs.push(...glyphsOf(file))
    for (const code of font.characterSet) characters.push([code, before + font.glyphForCodePoint(code).id])
  }
  const tables = tablesOf(first)
  const shared = SHARED.map((name) => [name, table(tables, name)] as const)
  return fontOf(
    new Map([...shared, ...countedTables(tables, glyphs.length), ...glyphTables(glyphs)]),
    characters,
  )
}

type Tables = ReadonlyMap<string, Buffer>

function tablesOf(file: Uint8Array): Tables {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, n) => {
      const record = 12 + n * 16
      const at = bytes.readUInt32BE(record + 8)
      return [
        bytes.toString('latin1', record, record + 4),
        bytes.subarray(at, at + bytes.readUInt32BE(record + 12)),
      ]
    }),
  )
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (found === undefined) throw new Error(`the font has no table ${name}`)
  return found
}

function glyphsOf(file: Uint8Array): Glyph[] {
  const tables = tablesOf(file)
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((name) => table(tables, name)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const isLong = table(tables, 'head').readInt16BE(50) === 1
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  const wide = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, n) => ({
    outline: simple(glyf.subarray(placeOf(n), placeOf(n + 1))),
    widths: widthsOf(hmtx, wide, n),
  }))
}

/** Glyphs behind the last with both widths have its advance and their own bearing. */
function widthsOf(hmtx: Buffer, wide: number, glyph: number): Buffer {
  if (glyph < wide) return hmtx.subarray(glyph * 4, glyph * 4 + 4)
  const bearing = wide * 4 + (glyph - wide) * 2
  return Buffer.concat([hmtx.subarray(wide * 4 - 4, wide * 4 - 2), hmtx.subarray(bearing, bearing + 2)])
}

/** East Asian faces have none that is composed of others, whose places would have to be changed. */
function simple(outline: Buffer): Buffer {
  if (outline.length > 0 && outline.readInt16BE(0) < 0) throw new Error('composed glyphs are not joined')
  return outline
}

function countedTables(tables: Tables, count: number): [string, Buffer][] {
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => Buffer.from(table(tables, name))) as [
    ...[Buffer, Buffer, Buffer],
  ]
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(count, 34)
  maxp.writeUInt16BE(count, 4)
  return [
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
  ]
}

function glyphTables(glyphs: readonly Glyph[]): [string, Buffer][] {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  const outlines = glyphs.map(({ outline }) => padded(outline))
  let at = 0
  for (const [n, outline] of outlines.entries()) {
    at += outline.length
    loca.writeUInt32BE(at, (n + 1) * 4)
  }
  return [
    ['glyf', Buffer.concat(outlines)],
    ['loca', loca],
    ['hmtx', Buffer.concat(glyphs.map(({ widths }) => widths))],
  ]
}

/** A `cmap` of one table in format 12, a group for each character. */
function charactersTable(characters: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const sorted = characters.toSorted(([a], [b]) => a - b)
  const words = sorted.flatMap(([code, glyph]) => [code, code, glyph])
  const table = Buffer.alloc(28 + words.length * 4)
  for (const [at, value] of [0, 1, 3, 10].entries()) table.writeUInt16BE(value, at * 2)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(table.length - 12, 16)
  table.writeUInt32BE(sorted.length, 24)
  for (const [at, word] of words.entries()) table.writeUInt32BE(word, 28 + at * 4)
  return table
}

function fontOf(tables: Tables, characters: readonly (readonly [number, number])[]): Uint8Array {
  const all = [...tables, ['cmap', charactersTable(characters)] as const].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const directory = Buffer.alloc(12 + all.length * 16)
  directory.writeUInt32BE(0x1_00_00)
  directory.writeUInt16BE(all.length, 4)
  let at = directory.length
  for (const [n, [name, content]] of all.entries()) {
    const record = 12 + n * 16
    directory.write(name, record, 'latin1')
    directory.writeUInt32BE(at, record + 8)
    directory.writeUInt32BE(content.length, record + 12)
    at += padded(content).length
  }
  return Buffer.concat([directory, ...all.map(([, content]) => padded(content))])
}

/** Tables and glyphs begin at multiples of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}
