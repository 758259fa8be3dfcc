import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Selection } from './arguments.ts'
import { PICTURES, VENUES } from './places.ts'
import { PhotographyProblem } from './problem.ts'

const DEFAULT_SIZE = '1600x1067'

/** Only what this command needs of a record; the programs that render know the rest. */
const picture = z.looseObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  room: z.union([z.string(), z.looseObject({ id: z.string() })]).optional(),
  street: z.string().optional(),
  dressing: z.string().optional(),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .default(DEFAULT_SIZE),
})
const plan = z.array(picture)
const rooms = z.array(z.object({ slug: z.string(), photo: z.looseObject({ id: z.string() }) }))

export type Picture = z.infer<typeof picture>

export interface Plan {
  readonly pictures: readonly Picture[]
  /** The facts of each venue's room by its id. */
  readonly rooms: ReadonlyMap<string, object>
}

/** @throws {PhotographyProblem} when a file is no plan, or a picture wants a room that is nowhere */
export function readPlan(): Plan {
  return checkPlan(readJson(PICTURES), readJson(VENUES))
}

/** @throws {PhotographyProblem} as `readPlan` */
export function checkPlan(pictureRecords: unknown, venueRecords: unknown): Plan {
  const pictures = check('pictures.json', plan, pictureRecords)
  const venues = check('venues.json', rooms, venueRecords)
  const known = new Map(venues.map(({ photo }) => [photo.id, photo]))
  const seen = new Set<string>()
  for (const { name, room } of pictures) {
    if (seen.has(name)) throw new PhotographyProblem(`pictures.json has two pictures ${name}.`)
    seen.add(name)
    if (typeof room === 'string' && !known.has(room)) {
      throw new PhotographyProblem(`The picture ${name} wants the room ${room}, which no venue has.`)
    }
  }
  return { pictures, rooms: known }
}

/**
 * The pictures asked for, in the order of the plan; all of them when nothing is asked for.
 * @throws {PhotographyProblem} naming what was asked for and is not there
 */
export function selectPictures(pictures: readonly Picture[], selection: Selection): Picture[] {
  if (selection.venues.length + selection.pictures.length === 0) return [...pictures]
  const chosen = new Set<Picture>()
  for (const venue of selection.venues) {
    const found = pictures.filter(({ name }) => venueOf(name) === venue)
    refuseNothing(found, `No picture of a venue ${venue}`, pictures, venue)
    for (const each of found.slice(0, selection.shots)) chosen.add(each)
  }
  for (const wanted of selection.pictures) {
    const start = wanted.endsWith('*') ? wanted.slice(0, -1) : undefined
    const found = pictures.filter(({ name }) => name === wanted || (start && name.startsWith(start)))
    refuseNothing(found, `No picture ${wanted}`, pictures, wanted)
    for (const each of found) chosen.add(each)
  }
  return pictures.filter((each) => chosen.has(each))
}

/** Pictures of one scene in a row, which Blender builds once for all of them. */
export function groupByScene(pictures: readonly Picture[]): Picture[][] {
  const groups: Picture[][] = []
  for (const each of pictures) {
    const last = groups.at(-1)
    if (last?.[0] && placeOf(last[0]) === placeOf(each)) last.push(each)
    else groups.push([each])
  }
  return groups
}

/** The width and height at which a picture is rendered: its own, or that shape at another width. */
export function sizeOf({ size }: Picture, width: number | undefined): string {
  if (width === undefined) return size
  const [ownWidth = 1, ownHeight = 1] = size.split('x').map(Number)
  return `${width}x${Math.round((ownHeight / ownWidth) * width)}`
}

/** What a picture shows, in a few words. */
export function describe({ room, street, dressing, view }: Picture): string {
  const place = street ?? (typeof room === 'object' ? room.id : room) ?? ''
  return [place, dressing, view].filter((word) => typeof word === 'string').join(', ')
}

function venueOf(name: string): string | undefined {
  return name.startsWith('site-') ? undefined : /^(.+)-\d+$/.exec(name)?.[1]
}

function placeOf({ room, street, dressing, options }: Picture): string {
  return JSON.stringify([room, street, dressing, options])
}

function refuseNothing(found: readonly Picture[], words: string, all: readonly Picture[], wanted: string) {
  if (found.length > 0) return
  const near = all.filter(({ name }) => name.includes(wanted.slice(0, 6))).map(({ name }) => name)
  const hint = near.length > 0 ? `; near it: ${near.slice(0, 6).join(', ')}` : ''
  throw new PhotographyProblem(`${words} is planned${hint}. --list shows all.`)
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.infer<Schema> {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  throw new PhotographyProblem(`${file} is not as it should be:\n${z.prettifyError(checked.error)}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new PhotographyProblem(`${file} cannot be read: ${(error as Error).message}`)
  }
}
