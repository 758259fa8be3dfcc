import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { faceFor } from '#/platform/social-images/faces.ts'
import { joinFonts } from './join-fonts.ts'

/** Cut the file that has a character down to it. */
async function cutFor(character: string): Promise<Buffer<ArrayBufferLike>> {
  const file = faceFor(character, 'ja', 'label')?.file ?? ''
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)))
  const options = { targetFormat: 'truetype', variationAxes: { wght: 400 }, noHinting: true } as const
  return Buffer.from(await subsetFont(woff2, character, options))
}

const glyphOf = (font: Font, character: string) => {
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return { id: glyph.id, wide: glyph.advanceWidth, path: glyph.path.toSVG() }
}

test('a joined font draws each character as its own file does', async () => {
  const characters = ['見', '候', '、', 'ガ', '℃', '髙']
  const cuts = await Promise.all(characters.map(cutFor))
  expect(new Set(characters.map((one) => faceFor(one, 'ja', 'label')?.file)).size).toBeGreaterThan(3)
  const joined = create(Buffer.from(joinFonts(cuts))) as Font
  const ids = characters.map((character, at) => {
    const own = glyphOf(create(cuts[at] ?? Buffer.alloc(0)) as Font, character)
    const found = glyphOf(joined, character)
    expect(found).toEqual({ ...own, id: found.id })
    expect(found.path).not.toBe('')
    return found.id
  })
  expect(new Set(ids).size).toBe(characters.length)
  expect(joined.hasGlyphForCodePoint('犬'.codePointAt(0) ?? 0)).toBe(false)
})

test('composed glyphs, which would be drawn of others, are refused', async () => {
  const cuts = await Promise.all(['見', 'é'].map(cutFor))
  expect(() => joinFonts(cuts)).toThrow('composed')
})
