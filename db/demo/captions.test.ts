/** Captions of the demo's photographs: what everybody reads, not what a screen reader says of the picture. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PHOTO_SCENES } from '../../src/modules/venues/model/photo-scene.ts'
import venues from './venues.json' with { type: 'json' }

/** Props and figures, which no client hires, in the ten languages. */
const PROPS =
  /mannequin|dress form|maniqu|manichin|manequim|figurine|büste|buste|busto|манекен|マネキン|トルソー|마네킹|드레스 폼|模特|人台|\bdress(es)?(?!\p{L})|\brobes?\b|kleid\b|vestid|abit[oi]\b|плать|ドレス\b|드레스\b|裙/iu

interface Words {
  readonly photos: readonly string[]
  readonly captions: readonly string[]
}

describe.each(LANGUAGE_CODES)('captions in %s', (code) => {
  const file = path.join(import.meta.dirname, 'translations', `${code}.json`)
  const texts: Record<string, Words> = JSON.parse(readFileSync(file, 'utf8'))
  const captions = Object.values(texts).flatMap((words) => words.captions)

  test('one for each photograph, never the same twice', () => {
    for (const { slug, photos } of venues) expect(texts[slug]?.captions, slug).toHaveLength(photos.length)
    expect(captions.filter((caption) => caption === '')).toEqual([])
    expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([])
  })

  test('none is an alternative text, and none names a figure', () => {
    const alts = new Set(Object.values(texts).flatMap(({ photos }) => photos))
    expect(captions.filter((caption) => alts.has(caption))).toEqual([])
    expect(captions.filter((caption) => PROPS.test(caption))).toEqual([])
  })

  test('each is shorter than what it stands below is described with', () => {
    const long = Object.values(texts).flatMap(({ photos, captions: own }) =>
      own.filter((caption, at) => caption.length >= (photos[at]?.length ?? 0)),
    )
    expect(long).toEqual([])
  })
})

test('every photograph has a scene, and the cover’s scene comes first', () => {
  for (const { slug, photos, scenes } of venues) {
    const own: Readonly<Record<string, string | undefined>> = scenes
    const order = photos.map((photo) => own[photo] ?? '')
    expect(order.filter((scene) => !PHOTO_SCENES.some((one) => one === scene)), slug).toEqual([])
    expect(Object.keys(own).length, slug).toBe(photos.length)
  }
})
