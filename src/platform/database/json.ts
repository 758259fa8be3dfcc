/** JSON columns. */

/**
 * A value for a `jsonb` column, as text: `pg` would write a JavaScript array as an SQL array, and
 * `node:sqlite` takes no objects. Reading needs nothing: both engines decode `jsonb`.
 */
export function toJson<T>(value: T): T {
  // The text stands for the value in the query only; the row type keeps speaking of the value.
  return JSON.stringify(value) as T
}
