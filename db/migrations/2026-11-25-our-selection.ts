/** The place of each venue in our selection. Venues that are there keep the order in which visitors saw them. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Row {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly status: string
}

/** The demo's venues, as they were arranged in the code before. */
const ARRANGED: readonly string[] = [
  ...['hotel-de-marbeuf', 'loft-faubourg-du-roule', 'galerie-saint-dominique', 'caveau-beaubourg'],
  ...['hotel-de-breteuil', 'atelier-charonne', 'galerie-montmorency', 'caveau-des-victoires'],
  ...['boutique-saint-roch', 'loft-saint-sabin', 'galerie-valois', 'salon-opera'],
  ...['boutique-turenne', 'loft-sentier', 'galerie-capucines', 'voutes-saint-honore'],
  ...['loft-blanc-popincourt', 'salon-des-feuillants', 'atelier-rivoli', 'boutique-francois-premier'],
  ...['galerie-perle', 'salon-vendome', 'atelier-du-faubourg', 'boutique-vertbois'],
]

const TYPES = ['showroom', 'gallery', 'popup', 'loft']

/** Frozen: see `frozen.json`. */
export const ourSelection: Migration = {
  async up(db: Kysely<unknown>) {
    // Without a place, as a process of the version before adds venues: after all others.
    await db.schema.alterTable('venue').addColumn('selection_place', 'integer').execute()
    await db.schema.createIndex('venue_in_selection').on('venue').column('selection_place').execute()
    const { rows } = await sql<Row>`select id, slug, name, type, status from venue`.execute(db)
    for (const [place, { id }] of inOrder(rows).entries())
      await sql`update venue set selection_place = ${place} where id = ${id}`.execute(db)
  },
}

/** Those that were arranged, the other public ones with their types in turn, then those that nobody sees. */
function inOrder(rows: readonly Row[]): Row[] {
  const { compare } = new Intl.Collator('fr', { numeric: true })
  const byName = rows.toSorted((a, b) => compare(a.name, b.name) || compare(a.slug, b.slug))
  const arranged = ARRANGED.flatMap((slug) => byName.filter((row) => row.slug === slug))
  const others = byName.filter(({ slug }) => !ARRANGED.includes(slug))
  const isPublic = ({ status }: Row) => status === 'published'
  const last = arranged.findLast(isPublic)?.type
  return [
    ...arranged,
    ...alternating(others.filter(isPublic), last),
    ...others.filter((row) => !isPublic(row)),
  ]
}

/** Takes from the type of which most is left, unless it came last. */
function* alternating(rows: readonly Row[], before: string | undefined): Generator<Row> {
  const types = new Set([...TYPES, ...rows.map(({ type }) => type)])
  const left = [...types].map((type) => ({ type, rows: rows.filter((row) => row.type === type) }))
  let last = before
  for (let taken = 0; taken < rows.length; taken++) {
    const open = left.filter((one) => one.rows.length > 0)
    const others = open.filter(({ type }) => type !== last)
    const most = (others.length > 0 ? others : open).reduce((a, b) => (b.rows.length > a.rows.length ? b : a))
    yield most.rows.shift() as Row
    last = most.type
  }
}
