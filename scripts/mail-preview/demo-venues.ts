/** Venues of the demo catalogue, as requests name them. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '../../src/i18n/languages.ts'
import type { MailVenue } from '../../src/modules/enquiries/mail/enquiry-mail.ts'

/** The demo catalogue. */
export const DEMO = path.join(path.dirname(path.dirname(import.meta.dirname)), 'db', 'demo')

const SHOWN = ['galerie-perle', 'hotel-de-marbeuf', 'loft-saint-sabin']

const catalogue = z.array(
  z.object({ slug: z.string(), name: z.string(), neighborhood: z.string(), surfaceM2: z.number() }),
)
const translations = z.record(z.string(), z.object({ photos: z.array(z.string()) }))

/** Three venues with their covers, described in a language. */
export async function demoVenues(language: Language): Promise<MailVenue[]> {
  const venues = catalogue.parse(await readJson('venues.json'))
  const words = translations.parse(await readJson(path.join('translations', `${language}.json`)))
  return SHOWN.flatMap((slug) => {
    const venue = venues.find((each) => each.slug === slug)
    if (!venue) return []
    const alt = words[slug]?.photos[0] ?? ''
    const { name, neighborhood, surfaceM2 } = venue
    return [{ slug, name, neighborhood, surface: surfaceM2, photo: { key: `${slug}-1`, width: 2048, alt } }]
  })
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(DEMO, file), 'utf8'))
}
