/** Milliseconds from `load` to the fetch: what the first picture still needs of the processor comes first. */
const PAUSE = 300

/**
 * Fetch the fonts for a browser that does not have them yet. They never share the line with the first picture: text
 * is in faces of the platform until the page has loaded, and changes in one moment, in its place (ADR 0062).
 */
export function followFonts(): void {
  const { fontSet } = document.documentElement.dataset
  if (fontSet === undefined) return
  const fetch = () =>
    import('./fetch-fonts.ts')
      .then(({ fetchFonts }) => fetchFonts(fontSet))
      // The connection was lost, or storage is forbidden: the next page tries again.
      .catch(() => undefined)
  const start = () => setTimeout(fetch, PAUSE)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
