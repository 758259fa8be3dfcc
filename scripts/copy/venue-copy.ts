import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '../../src/i18n/languages.ts'
import { claimedVenueSchema, claimProblems } from './catalogue-claims.ts'
import { factSheetSchema } from './facts.ts'
import { requireJson } from './require-json.ts'
import { figureProblems } from './venue-figures.ts'
import { wordProblems } from './venue-words.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

const textsSchema = z.record(z.string(), z.looseObject({ description: z.string() }))

function readJson(file: string): unknown {
  requireJson(ROOT, [file])
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

const venues = z.array(claimedVenueSchema).parse(readJson('db/demo/venues.json'))

/** Facts of `content/facts.json` that the catalogue contradicts. */
export function catalogueProblems(): string[] {
  return claimProblems(factSheetSchema.parse(readJson('content/facts.json')), venues)
}

/** Descriptions of venues in a language that state other figures or another equipment than the catalogue. */
export function venueTextProblems(language: Language): string[] {
  const file = `db/demo/translations/${language}.json`
  const texts = textsSchema.parse(readJson(file))
  return venues.flatMap((venue) => {
    const { description } = texts[venue.slug] ?? { description: '' }
    return [
      ...figureProblems(language, venue, description),
      ...wordProblems(language, venue, description),
    ].map((problem) => `${file} ${venue.slug}: ${problem}`)
  })
}
