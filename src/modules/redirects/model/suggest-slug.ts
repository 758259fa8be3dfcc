/**
 * Slug of a missing address (behaviour 2.3: letters and digits are ASCII): `/fr/Lieu//Été` is `fr-Lieu-t`.
 * `unknown` when nothing is left.
 * @param path path without query
 */
export function suggestSlug(path: string): string {
  const slug = path
    .replace(/^\/+/, '')
    .replace(/[^a-zA-Z0-9-]/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'unknown'
}
