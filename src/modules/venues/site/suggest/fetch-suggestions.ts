import { siteFetch } from '#/lib/site-fetch.ts'
import type { Suggestions } from '../../model/suggestions.ts'

/**
 * Ask for suggestions. The browser keeps the answers.
 * @throws when they do not come, or when the signal ends it
 */
export async function fetchSuggestions(
  language: string,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ language, q: typed })
  const answer = await siteFetch(`/api/suggestions?${query}`, { signal })
  if (!answer.ok) throw new Error(`No suggestions: ${answer.status}`)
  return (await answer.json()) as Suggestions
}
