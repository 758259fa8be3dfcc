/**
 * Read JSON that may have been cut short.
 * @returns nothing for a text that is no JSON, which no JSON reads as
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
