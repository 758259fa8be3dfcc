/*
 * The texts of law: the French version prevails, so that every other has the same clauses in the same order. A clause is known
 * by its section and by what it is there: a paragraph, a list of so many entries, or a conspicuous clause (ADR 0085).
 */
import { z } from 'zod'

/** Pages whose clauses are compared, under `content/{language}/articles/`. */
export const LEGAL_PAGES = ['terms', 'legal-notice', 'privacy-policy'] as const

const blockSchema = z.union([
  z.string(),
  z.object({ list: z.array(z.string()) }),
  z.object({ clause: z.string() }),
])
const legalSchema = z.looseObject({
  sections: z.array(z.looseObject({ id: z.string(), body: z.array(blockSchema) })),
})

type Block = z.infer<typeof blockSchema>

function kindOf(block: Block): string {
  if (typeof block === 'string') return 'paragraph'
  return 'list' in block ? `list of ${block.list.length}` : 'conspicuous clause'
}

/** What the body of a section is, in words: `paragraph, list of 4, paragraph`. */
const shapeOf = (body: readonly Block[]) => body.map(kindOf).join(', ')

/**
 * Where a translation has other clauses than the French.
 * @param place file of the translation, for the messages
 */
export function clauseProblems(place: string, french: unknown, translation: unknown): string[] {
  const wanted = legalSchema.parse(french).sections
  const found = legalSchema.parse(translation).sections
  const ids = wanted.map(({ id }) => id).join(' ')
  const own = found.map(({ id }) => id).join(' ')
  if (own !== ids) return [`${place}: the sections are “${own}”, in French “${ids}”`]
  return wanted.flatMap(({ id, body }, index) => {
    const shape = shapeOf(found[index]?.body ?? [])
    return shape === shapeOf(body) ? [] : [`${place} ${id}: ${shape}; in French ${shapeOf(body)}`]
  })
}
