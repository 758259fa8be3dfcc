/** `GET /api/icons/{collection}.json?icons=a,b` (docs/operations.md; behaviour 5.7). */
import { ICON_COLLECTION } from '#/lib/collection-name.ts'
import { iconAnswer } from './icon-collection.ts'

/** The most pictograms of one question. */
export const MAX_ICONS = 200

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Answer with the shapes of the pictograms that the query names; 400 without a usable query, 404 for another collection. */
export function answerIcons(collection: string, search: URLSearchParams): Response {
  if (collection !== ICON_COLLECTION) {
    return new Response(`There is only the collection ${ICON_COLLECTION}.\n`, { status: 404 })
  }
  const names = [...new Set((search.get('icons') ?? '').split(',').filter((name) => name !== ''))]
  if (names.length === 0 || names.length > MAX_ICONS || !names.every((name) => NAME.test(name))) {
    const text = `Name 1 to ${MAX_ICONS} pictograms: ?icons=coffee,wine\n`
    return new Response(text, { status: 400 })
  }
  // A day, then a week beside the question: the shapes change with a new version of the site only.
  return Response.json(iconAnswer(names), {
    headers: { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' },
  })
}
