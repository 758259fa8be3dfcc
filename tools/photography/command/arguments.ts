import path from 'node:path'
import { parseArgs } from 'node:util'
import { CACHE } from './places.ts'
import { PhotographyProblem } from './problem.ts'

export const USAGE = `Usage: npm run photography -- WHICH [HOW]

Which pictures of tools/photography/pictures.json:
  --all                   every picture, in the order of the plan
  --venue SLUG[,SLUG]     those of venues
  --shots N               only the first N of each venue
  --picture NAME[,NAME]   those named; NAME* for all that begin so

What to do:
  (nothing)               render and develop what is new or changed
  --publish               and copy each, as soon as it is finished, to where the site keeps it
  --list                  only list them
  --sheet FILE            only lay those that exist out on a contact sheet, .jpg or .png

How:
  --preview               small and quick: 400 pixels wide, 4 samples, a folder of its own
  --samples N             samples for each pixel (8)
  --threads N             processor threads for rendering (2)
  --out FOLDER            where finished pictures go (.cache/photography/out)
  --force                 also what has not changed
  --keep-old-programs     not those of which only this tool's own programs have changed`

const FULL_SAMPLES = 8
const PREVIEW = { samples: 4, width: 400 }

export interface Selection {
  readonly venues: readonly string[]
  readonly shots: number | undefined
  readonly pictures: readonly string[]
}

/** What decides how a picture looks, besides the plan and the programs. */
export interface Quality {
  readonly samples: number
  /** Pixels; without it each picture has the size of its record. */
  readonly width: number | undefined
}

export interface Arguments {
  readonly action: 'make' | 'list' | 'sheet' | 'help'
  readonly selection: Selection
  readonly quality: Quality
  readonly threads: number
  readonly out: string
  readonly sheet: string
  readonly publish: boolean
  readonly force: boolean
  readonly keepOldPrograms: boolean
}

/** @throws {PhotographyProblem} when the command line makes no sense */
export function parseArguments(args: readonly string[]): Arguments {
  const values = parsed(args)
  const selection = {
    venues: names(values.venue),
    shots: count('--shots', values.shots),
    pictures: names(values.picture),
  }
  const chosen = selection.venues.length + selection.pictures.length > 0
  if (values.all && chosen) throw new PhotographyProblem('--all goes with neither --venue nor --picture.')
  if (selection.shots !== undefined && selection.venues.length === 0) {
    throw new PhotographyProblem('--shots needs --venue.')
  }
  if (values.preview && values.publish) {
    throw new PhotographyProblem('A preview is too small to publish: leave --preview or --publish away.')
  }
  const action = actionOf(values)
  // Only making pictures takes hours, so only that has to be asked for by name.
  if (action === 'make' && !values.all && !chosen) {
    throw new PhotographyProblem('Say which pictures: --all, --venue or --picture. --help tells more.')
  }
  const samples = count('--samples', values.samples)
  return {
    action,
    selection,
    quality: values.preview
      ? { ...PREVIEW, samples: samples ?? PREVIEW.samples }
      : { samples: samples ?? FULL_SAMPLES, width: undefined },
    threads: count('--threads', values.threads) ?? 2,
    out: path.resolve(values.out ?? path.join(CACHE, values.preview ? 'preview' : 'out')),
    sheet: path.resolve(values.sheet ?? ''),
    publish: values.publish,
    force: values.force,
    keepOldPrograms: values['keep-old-programs'],
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        venue: { type: 'string', multiple: true, default: [] },
        shots: { type: 'string' },
        picture: { type: 'string', multiple: true, default: [] },
        publish: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        sheet: { type: 'string' },
        preview: { type: 'boolean', default: false },
        samples: { type: 'string' },
        threads: { type: 'string' },
        out: { type: 'string' },
        force: { type: 'boolean', default: false },
        'keep-old-programs': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new PhotographyProblem(`${(error as Error).message}\n--help lists the options.`)
  }
}

function actionOf(values: ReturnType<typeof parsed>): Arguments['action'] {
  if (values.help) return 'help'
  if (values.list) return 'list'
  return values.sheet === undefined ? 'make' : 'sheet'
}

function names(lists: readonly string[]): string[] {
  return lists
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function count(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new PhotographyProblem(`${option} takes a whole number from 1 on.`)
  return Number(text)
}
