import { z } from 'zod'
import { EVENT_IDS } from '#/i18n/addresses/paths.ts'

/*
 * Wherever copy may say that it states a fact of `content/facts.json`, its files hold `facts` (`scripts/copy/fact-marks.ts`).
 * These schemas leave that out, so that no page carries it.
 */
const text = z.string().trim().min(1)

/** Content of a section: paragraphs, lists, and clauses that the law wants to be conspicuous (ADR 0085). */
const blockSchema = z.union([text, z.object({ list: z.array(text).min(2) }), z.object({ clause: text })])

/** A part of a long text under its own heading. `id` is its anchor, the same in every language. */
export const sectionSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  heading: text,
  body: z.array(blockSchema).min(1),
  /** The sentence that closes the section, set large; it stands nowhere else in the text (`scripts/check-copy.ts`). */
  quote: text.optional(),
})

/** Sections of a page that is laid out as a magazine: one of them is closed by a large sentence. */
const quotedSections = z
  .array(sectionSchema)
  .min(1)
  .refine((sections) => sections.filter(({ quote }) => quote !== undefined).length === 1, {
    error: 'one section has the large sentence',
  })

const questionSchema = z.object({ question: text, answer: text })

/** The long text of a page: sections, then questions with their answers where the page has any. */
export const articleSchema = z.object({
  sections: z.array(sectionSchema).min(1),
  questions: z.array(questionSchema).min(1).optional(),
})

/** The same for a page that is laid out as a magazine. */
export const quotedArticleSchema = articleSchema.extend({ sections: quotedSections })

/** Head and opening of a page: head title without the brand, description for search results, h1, lead. */
export const pageTextSchema = z.object({ title: text, description: text, heading: text, lead: text })

const editorialSchema = pageTextSchema.extend({
  sections: quotedSections,
  questions: z.array(questionSchema).min(1),
})

export const neighborhoodTextSchema = editorialSchema

export const eventTextSchema = editorialSchema

/**
 * A short note on each neighbourhood and event for their lists, also in languages that have no page for it,
 * and the sentence under "Where it is" on venue pages.
 */
export const notesSchema = z.object({
  neighborhoods: z.record(z.string(), z.object({ note: text, where: text })),
  events: z.record(z.string(), text),
})

/** The line above the title of the home page, its sections below the hero, and the agency's two sentences in the footer. */
export const homeTextSchema = z.object({
  /** `{since}` and `{venues}` stand for the claims. */
  eyebrow: text,
  selectionTitle: text,
  selectionLead: text,
  mapTitle: text,
  mapLead: text,
  stepsTitle: text,
  steps: z.array(z.object({ title: text, text })).length(3),
  figures: z.object({ venues: text, events: text, years: text, answer: text }),
  journalTitle: text,
  about: text,
  searchWhere: text,
  searchWhat: text,
  searchWhen: text,
  searchAnyDays: text,
  searchGuests: text,
  searchAnywhere: text,
  searchAnyEvent: text,
  searchAnyNumber: text,
  searchButton: text,
})

/**
 * The about page: its long text, what its figures count, and the three team members, in the order of the settings.
 */
export const aboutArticleSchema = quotedArticleSchema.extend({
  figures: z.object({ founded: text, house: text, venues: text, events: text }),
  team: z.array(z.object({ role: text, text })).length(3),
})

/** A stage of the services: its figure, and what that counts. */
const stageSchema = z.object({ mark: text, note: text })

/** The services page: its long text, and the stage that each of its sections is. */
export const servicesArticleSchema = quotedArticleSchema.extend({ stages: z.array(stageSchema).length(5) })

/** Names of the blog's tags. */
export const tagNamesSchema = z.record(z.string(), text)

/**
 * Data of an article that is the same in every language. `id` is its slug, `date` is ISO, `photo` a storage
 * key.
 */
export const blogEntrySchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  photo: z.string(),
  tags: z.array(z.string()).min(1),
  /** The event type of which the text shows a venue. */
  event: z.enum(EVENT_IDS),
  /** Storage keys of the pictures in the text, in their order. */
  pictures: z.array(z.string()).min(2),
  /** Paths on the former blog, after `/old-blog/` (behaviour 1.14). */
  oldPaths: z.array(z.string()).default([]),
})

/** A blog article in one language. */
export const blogTextSchema = z.object({
  title: text,
  description: text,
  lead: text,
  sections: quotedSections.min(3),
})

/** A paragraph, a list or a clause. */
export type Block = z.infer<typeof blockSchema>
/** A part of a long text under its own heading. */
export type Section = z.infer<typeof sectionSchema>
/** A question with its answer. */
export type Question = z.infer<typeof questionSchema>
/** {@link articleSchema} */
export type Article = z.infer<typeof articleSchema>
/** {@link aboutArticleSchema} */
export type AboutArticle = z.infer<typeof aboutArticleSchema>
/** {@link servicesArticleSchema} */
export type ServicesArticle = z.infer<typeof servicesArticleSchema>
/** {@link stageSchema} */
export type Stage = z.infer<typeof stageSchema>
/** {@link pageTextSchema} */
export type PageText = z.infer<typeof pageTextSchema>
/** {@link neighborhoodTextSchema} */
export type NeighborhoodText = z.infer<typeof neighborhoodTextSchema>
/** {@link eventTextSchema} */
export type EventText = z.infer<typeof eventTextSchema>
/** {@link notesSchema} */
export type Notes = z.infer<typeof notesSchema>
/** {@link homeTextSchema} */
export type HomeText = z.infer<typeof homeTextSchema>
export type BlogPost = z.infer<typeof blogEntrySchema> & z.infer<typeof blogTextSchema>
