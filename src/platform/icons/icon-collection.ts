/** The pictograms that the agency may choose from: Lucide, as Iconify packs it. Nothing is asked of a public service. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A collection as the package holds it; only what is used here. */
interface Collection {
  readonly prefix: string
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** Answer of the icon endpoint, in Iconify's format. */
export interface IconAnswer {
  readonly prefix: string
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly width: number
  readonly height: number
  readonly not_found?: readonly string[]
}

/** Side of the square that the shapes are drawn in. */
const GRID = 24

let loaded: Collection | undefined

/** Read when it is first needed: the file has 600 kB. */
function collection(): Collection {
  loaded ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json')), 'utf8'),
  ) as Collection
  return loaded
}

/** SVG elements of a pictogram; undefined for a name that does not exist. */
export function iconShape(name: string): string | undefined {
  const { icons, aliases = {} } = collection()
  if (Object.hasOwn(icons, name)) return icons[name]?.body
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return parent !== undefined && Object.hasOwn(icons, parent) ? icons[parent]?.body : undefined
}

/** The names that begin with what is looked for, then those that hold it. */
export function findIconNames(text: string, max: number): string[] {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, '-')
  if (wanted === '') return []
  const names = Object.keys(collection().icons).filter((name) => name.includes(wanted))
  return names
    .sort((a, b) => Number(b.startsWith(wanted)) - Number(a.startsWith(wanted)) || a.localeCompare(b, 'en'))
    .slice(0, max)
}

/** Some pictograms by name, and the names that do not exist. */
export function iconAnswer(names: readonly string[]): IconAnswer {
  const { prefix, width = GRID, height = GRID } = collection()
  const found = names.flatMap((name) => {
    const body = iconShape(name)
    return body === undefined ? [] : [[name, { body }] as const]
  })
  const icons = Object.fromEntries(found)
  const missing = names.filter((name) => !Object.hasOwn(icons, name))
  return { prefix, icons, width, height, ...(missing.length > 0 ? { not_found: missing } : {}) }
}
