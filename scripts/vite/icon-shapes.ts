import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'
import { ADMIN_ICON_NAMES } from '../../src/ui/admin/icon-names.ts'

const MODULE = 'virtual:icon-shapes'
const RESOLVED = `\0${MODULE}`

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Attributes common to every icon of the collection, which the class `i` of the back office sets already. */
const COMMON: Readonly<Record<string, string>> = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
}

/**
 * Take the shapes of the back office's pictograms from the Lucide collection as `virtual:icon-shapes`: elements as
 * data, because the policy on Trusted Types lets no page write markup from a string.
 */
export function iconShapes(): Plugin {
  return {
    name: 'passage:icon-shapes',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(shapesByName())}` : undefined),
  }
}

function shapesByName(): Readonly<Record<string, readonly Shape[]>> {
  return Object.fromEntries(ADMIN_ICON_NAMES.map((name) => [name, shapesOf(bodyOf(name))]))
}

/** Look up the drawing of an icon. Throw for a name that the collection does not have, which stops the build. */
function bodyOf(name: string): string {
  const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`Lucide has no pictogram "${name}" (src/ui/admin/icon-names.ts).`)
  return icon.body
}

/** Read the elements of a drawing; groups only carry what is common and fall away. */
function shapesOf(body: string): readonly Shape[] {
  return [...body.matchAll(/<(circle|path|rect)((?: [\w-]+="[^"]*")*) ?\/>/g)].map(
    ([, tag = '', attributes = '']) => [tag, ownAttributes(attributes)],
  )
}

function ownAttributes(attributes: string): Readonly<Record<string, string>> {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
    key,
    value,
  ])
  return Object.fromEntries(pairs.filter(([key = '', value]) => COMMON[key] !== value))
}
