/** No regular expression of the code takes quadratic time, whatever its input. */
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { fastest, superlinearGrowth } from './growth.ts'
import { type SourcePattern, sourcePatterns } from './source-patterns.ts'

const { literals, built } = sourcePatterns()

/** Patterns put together while the code runs, by file, with what they are put together to. */
const BUILT: Readonly<Record<string, readonly RegExp[]>> = {
  'src/platform/uploads/multipart.ts': [/;\s*filename="([^"]*)"/i],
  'src/platform/http/inline-elements.ts': [/<(script|style)([^>]*) nonce="abc"([^>]*)>([\s\S]*?)<\/\1>/g],
  'src/lib/address-in-text.ts': [
    /(?<![\p{L}\p{N}._%+-])lea@example\.com(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/giu,
  ],
  'src/i18n/detect-language.ts': [/(?<!\bcu)bot(?:\b|_)|crawl|spider|google-(?:inspectiontool|read-aloud)/i],
  'src/modules/venues/server/search/arrondissement-words.ts': [/^第?(\d{1,2})(?:e|er|eme|区|구)?$/],
  'src/modules/venues/server/import-export/unpack-archive.server.ts': [
    /^photos\/[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]{3,5}$/,
    /^(?:venues\.json|equipment\.json|translations\/[a-z]{2}\.json)$/,
  ],
}

/**
 * Only what the code itself wrote is read by these, never a stranger's text.
 * `inline-elements`, `late-data`: a page as React has escaped it; `<script` is in it as often as the site writes scripts.
 * `selector-needs`, `style-rules`: the stylesheets of the build.
 */
const OWN_TEXTS: readonly string[] = [
  'src/platform/http/inline-elements.ts',
  'src/routes/late-data.ts',
  'src/routes/selector-needs.ts',
  'src/routes/style-rules.ts',
]

const foreign = ({ place }: { place: string }) => !OWN_TEXTS.some((file) => place.startsWith(file))
const all: readonly SourcePattern[] = [
  ...literals,
  ...Object.entries(BUILT).flatMap(([place, patterns]) =>
    patterns.map(({ source, flags }) => ({ place, source, flags })),
  ),
].filter(foreign)

test('the patterns of the code were found', () => {
  expect(literals.length).toBeGreaterThan(200)
})

test('each pattern that is put together is here as it comes out', () => {
  expect(built.map(({ place }) => place.split(':')[0]).sort()).toEqual(
    Object.entries(BUILT)
      .flatMap(([file, patterns]) => patterns.map(() => file))
      .sort(),
  )
})

test('by its structure none can begin again and again over the same text', () => {
  const found = all.flatMap(({ place, source, flags }) => {
    const { reports } = analyse({ source, flags }, { maxReports: 1 })
    return reports.map(({ type }) => `${place} /${source}/${flags}: ${type}`)
  })
  expect(found).toEqual([])
})

/** A text of this length, in characters; a square of it takes a second. */
const LENGTH = 20_000

test('nor by trial, with what it is made of itself', { timeout: 300_000 }, async () => {
  const slow: string[] = []
  for (const { place, source, flags } of all) {
    const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''))
    for (const repeated of pumpsOf(source)) {
      const text = (length: number) => `${repeated.repeat(length / repeated.length)}\u0000!`
      const search = (one: string) => pattern.test(one)
      if ((await fastest(search, text(LENGTH), 1)) < 10) continue
      const growth = await superlinearGrowth(search, text(LENGTH / 2), text(LENGTH))
      if (growth === undefined) continue
      slow.push(`${place} /${source}/ of ${JSON.stringify(repeated)}: ${JSON.stringify(growth)}`)
      break
    }
  }
  expect(slow).toEqual([])
})

/** Pieces of the literal text of a pattern, alone and two together, with what its classes may mean. */
function pumpsOf(source: string): string[] {
  const written = source
    .replaceAll(/\\[sSwWdDbBpP](?:\{[^}]*\})?/g, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .match(/[^()[\]{}|*+?^$]+/g)
  const pieces = [...new Set([...(written ?? []), ...(written ?? []).flatMap((piece) => [...piece])])]
    .filter((piece) => piece.length <= 12)
    .slice(0, 12)
  const single = [...pieces, ' ', 'a', '0', '/']
  return [...new Set([...single, ...pieces.flatMap((one) => single.map((other) => one + other))])]
}
