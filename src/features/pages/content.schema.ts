import { z } from 'zod'

const text = z.string().trim().min(1)

/** Head and opening of a page: head title without the brand, description for search results, h1, lead. */
export const pageTextSchema = z.object({ title: text, description: text, heading: text, lead: text })

/** A neighbourhood: page text and the sentence under "Where it is" on venue pages. */
export const neighborhoodTextSchema = pageTextSchema.extend({ where: text })

/** A kind of event: page text and the short note under its name on the home page. */
export const eventTextSchema = pageTextSchema.extend({ note: text })

/** The sections of the home page below its hero, and the agency's two sentences in the footer. */
export const homeTextSchema = z.object({
  selectionTitle: text,
  selectionLead: text,
  mapTitle: text,
  mapLead: text,
  stepsTitle: text,
  steps: z.array(z.object({ title: text, text })).length(3),
  figures: z.object({ venues: text, events: text, years: text, answer: text }),
  journalTitle: text,
  callTitle: z.array(text).length(2),
  callText: text,
  about: text,
  searchWhere: text,
  searchWhat: text,
  searchGuests: text,
  searchAnywhere: text,
  searchAnyEvent: text,
  searchAnyNumber: text,
  searchButton: text,
})

/** A journal article. `id` is its slug in every language, `date` is ISO, `photo` a store key. */
export const journalPostSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  photo: z.string(),
  title: text,
  description: text,
  lead: text,
  body: z.array(text).min(1),
})

/** {@link pageTextSchema} */
export type PageText = z.infer<typeof pageTextSchema>
/** {@link neighborhoodTextSchema} */
export type NeighborhoodText = z.infer<typeof neighborhoodTextSchema>
/** {@link eventTextSchema} */
export type EventText = z.infer<typeof eventTextSchema>
/** {@link homeTextSchema} */
export type HomeText = z.infer<typeof homeTextSchema>
/** {@link journalPostSchema} */
export type JournalPost = z.infer<typeof journalPostSchema>
