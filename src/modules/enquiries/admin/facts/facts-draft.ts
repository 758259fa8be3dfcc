import { z } from 'zod'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { asksForVenues, changedFacts, type TypedFacts, VENUES_FACT } from '../../model/fact-fields.ts'

/** Name of the draft of a correction; each staff member has their own. */
export function factsDraftName({ reference, viewer }: Pick<EnquiryView, 'reference' | 'viewer'>): string {
  return `facts.${viewer.id}.${reference}`
}

const typed = z.record(z.string(), z.string())

const schema = z.object({
  /** Of the correction when it is sent. */
  key: z.uuid(),
  /** The facts as they were seen. */
  seen: typed,
  /** The facts as they are typed, without the venues. */
  values: typed,
  venues: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Text of a venue that is typed and not chosen yet. */
  typedVenue: z.string(),
})

/** A correction that is not saved yet. */
export type FactsDraft = z.output<typeof schema>

/** The facts as the draft wants them. */
export function wantedFacts({ seen, values, venues }: FactsDraft): TypedFacts {
  return VENUES_FACT in seen ? { ...values, [VENUES_FACT]: venues.map(({ slug }) => slug).join(' ') } : values
}

/** Names of the facts that the draft changes. */
export function changedIn(draft: FactsDraft): string[] {
  return changedFacts(draft.seen, wantedFacts(draft))
}

/** How a correction is kept on the device. */
export function factsDraftKind({ kind, typedFacts, venues }: EnquiryView) {
  return {
    read: (kept: unknown) => schema.safeParse(kept).data,
    begin: (): FactsDraft => {
      const { [VENUES_FACT]: _venues, ...values } = typedFacts
      return {
        key: crypto.randomUUID(),
        seen: { ...typedFacts },
        values,
        venues: asksForVenues(kind) ? venues.map(({ askedSlug, name }) => ({ slug: askedSlug, name })) : [],
        typedVenue: '',
      }
    },
    isEmpty: (draft: FactsDraft) => draft.typedVenue.trim() === '' && changedIn(draft).length === 0,
  }
}
