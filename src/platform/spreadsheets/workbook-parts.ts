/** The parts of a workbook: only those that are asked for are unpacked, and only as much as a full table needs. */
import { withZip } from '../archives/zip-reader.ts'
import { TableRejection } from './table.ts'
import { walkXml } from './walk-xml.ts'

/** The most that the parts which are read may have unpacked, in bytes: 5,000 venues have 15 million. */
const MAX_UNPACKED_BYTES = 32_000_000

/** Sheets and other parts: nobody has so many. */
const MAX_PARTS = 1000

/** Access to the files inside an `.xlsx` or `.ods` archive. */
export interface WorkbookParts {
  /**
   * The text of a part; nothing where there is none.
   * @throws {TableRejection} when more is asked for than a table needs
   */
  readonly text: (name: string) => Promise<string | undefined>
}

/** A relationship of a part to another one. */
export interface PartLink {
  readonly id: string
  /** The last word of its type: `worksheet`. */
  readonly type: string
  /** Name of the part. */
  readonly target: string
}

/**
 * Open a workbook for as long as `use` runs.
 * @param file absolute path
 * @throws {ArchiveRejection}
 */
export function withParts<T>(file: string, use: (parts: WorkbookParts) => Promise<T>): Promise<T> {
  return withZip(file, async (entries) => {
    if (entries.length > MAX_PARTS) throw new TableRejection('too-large')
    const byName = new Map(entries.map((entry) => [spelled(entry.name), entry]))
    let left = MAX_UNPACKED_BYTES
    return use({
      text: async (name) => {
        const entry = byName.get(spelled(name))
        if (entry === undefined) return undefined
        left -= entry.bytes
        if (left < 0) throw new TableRejection('too-large')
        return decoded(await entry.read())
      },
    })
  })
}

/** Names are compared without regard to case; some writers encode spaces and accents in them, and others do not. */
function spelled(name: string): string {
  const path = name.replaceAll('\\', '/').normalize('NFC').toLowerCase()
  // Signs that would end the path of an address are letters of a name.
  return new URL(`file:///${path.replaceAll(/%(?![\da-f]{2})|[?#]/g, encodeURIComponent)}`).pathname
    .slice(1)
    .toLowerCase()
}

function decoded(bytes: Buffer): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

/** The relationships of a part. */
export async function linksOf(parts: WorkbookParts, part: string): Promise<PartLink[]> {
  const at = part.lastIndexOf('/') + 1
  const folder = part.slice(0, at)
  const xml = await parts.text(`${folder}_rels/${part.slice(at)}.rels`)
  const links: PartLink[] = []
  if (xml === undefined) return links
  walkXml(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      links.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolved(folder, Target) })
    },
  })
  return links
}

/** A target is relative to its folder, or begins with a slash. */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  return new URL(path, `file:///${folder}`).pathname.slice(1)
}
