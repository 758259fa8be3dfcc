/** The names of a brief in an address, and how it is carried from one address into another. No table of pages: script reads it too. */

/** What a visitor has in mind: how long, what for, how many, how the room is filled, and from when. */
export const BRIEF_KEYS = ['duration', 'event', 'guests', 'layout', 'startDate'] as const

export type BriefKey = (typeof BRIEF_KEYS)[number]

/**
 * The query of a link with the brief in it, sorted; what the link says itself is left as it is.
 * @param brief without the question mark
 */
export function carryBrief(search: string, brief: string): string {
  if (brief === '') return search
  const query = new URLSearchParams(search)
  const said = new Set(query.keys())
  for (const [key, value] of new URLSearchParams(brief)) if (!said.has(key)) query.append(key, value)
  query.sort()
  return query.toString()
}

/** The keys that a link says itself, in other words than the brief: a change of the brief leaves them alone. */
export function ownBriefKeys(search: string, brief: string): BriefKey[] {
  const [own, carried] = [new URLSearchParams(search), new URLSearchParams(brief)]
  return BRIEF_KEYS.filter((key) => own.has(key) && String(own.getAll(key)) !== carried.get(key))
}
