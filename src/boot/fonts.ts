/** Milliseconds from `load` to the fetch: what the first picture still needs of the processor comes first. */
const PAUSE = 300

/**
 * Fetch the fonts for a browser that does not have them yet, or had them too late for this page: its cache was emptied, or
 * the machine was busy. They never share the line with the first picture: text is in faces of the platform until the page
 * has loaded, and changes in one moment, in its place (ADR 0062).
 * @returns when the page has the fonts that it is going to have
 */
export async function followFonts(): Promise<void> {
  const { fonts, fontSet } = document.documentElement.dataset
  if (fontSet === undefined) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  const missed = fonts === undefined ? [] : missedFaces()
  if (fonts !== undefined && missed.length === 0) return
  try {
    const { fetchFonts, fetchMissed } = await import('./fetch-fonts.ts')
    await (fonts === undefined ? fetchFonts(fontSet) : fetchMissed(missed))
  } catch {
    // The connection was lost, or storage is forbidden: the next page tries again.
  }
}

/**
 * Faces that the page has asked for and does without: `font-display: optional` refuses one for good that comes later than a
 * tenth of a second, and says so nowhere. Text is then as wide as without it.
 */
function missedFaces(): FontFace[] {
  const pen = document.createElement('canvas').getContext('2d')
  const widthOf = (font: string, text: string) => {
    if (pen) pen.font = `9px ${font}`
    return pen?.measureText(text).width
  }
  return [...document.fonts].filter(({ display, status, family, unicodeRange }) => {
    const text = /U\+0?4/i.test(unicodeRange) ? 'жщ' : 'Passage'
    return (
      display === 'optional' &&
      status !== 'unloaded' &&
      widthOf(`${family},monospace`, text) === widthOf('monospace', text)
    )
  })
}
