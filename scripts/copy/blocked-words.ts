import { z } from 'zod'
import type { PlacedText } from './strings.ts'

/** Cases differ; `(?i:…)` is blind to them. */
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'gu')
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
})

/** Beginnings of places (`journal/fitting-day.json sections.1`) where a word is right, each with the reason. */
const exceptions = z.record(z.string().min(1), z.string().min(1)).default({})

/** Words that a language does not use, and those of which one page takes only a few. */
export const blockedWordsSchema = z.strictObject({
  blocked: z.array(
    z.strictObject({
      wrong: pattern,
      better: z.string().min(1),
      why: z.string().min(1),
      except: exceptions,
    }),
  ),
  limited: z
    .array(
      z.strictObject({
        words: pattern,
        better: z.string().min(1),
        /** Most on one page. */
        most: z.int().positive(),
        why: z.string().min(1),
        except: exceptions,
      }),
    )
    .default([]),
})

/** {@link blockedWordsSchema} */
export type BlockedWords = z.output<typeof blockedWordsSchema>

/** The texts of one file, and whether it is a page, whose words can be counted. */
export interface WordedFile {
  readonly file: string
  readonly isPage: boolean
  readonly texts: readonly PlacedText[]
}

const isExcepted = (except: Readonly<Record<string, string>>, at: string) =>
  Object.keys(except).some((beginning) => at.startsWith(beginning))

/** What is put into a message is no word of its language. */
const saidIn = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')

/** Blocked words in a file: the place, the word, the better one and the reason. */
export function blockedWordProblems({ blocked, limited }: BlockedWords, worded: WordedFile): string[] {
  const { file, isPage, texts } = worded
  const found = texts.flatMap(({ place, text }) => {
    const said = saidIn(text)
    return blocked.flatMap(({ wrong, better, why, except }) =>
      [...said.matchAll(wrong)].flatMap(([word]) =>
        isExcepted(except, `${file} ${place}`) ? [] : [`${file} ${place}: “${word}” → “${better}” (${why})`],
      ),
    )
  })
  const counted = limited
    .filter(({ except }) => isPage && !isExcepted(except, file))
    .flatMap(({ words, better, most, why }) => {
      const count = texts.reduce((sum, { text }) => sum + [...text.matchAll(words)].length, 0)
      return count > most
        ? [`${file}: ${count} times ${words.source}, ${most} at most → “${better}” (${why})`]
        : []
    })
  return [...found, ...counted]
}

/** Exceptions that except nothing any more: the word is gone, or the place. */
export function idleExceptions({ blocked }: BlockedWords, files: readonly WordedFile[]): string[] {
  const placed = files.flatMap(({ file, texts }) =>
    texts.map(({ place, text }) => ({ at: `${file} ${place}`, text })),
  )
  return blocked.flatMap(({ wrong, except }) =>
    Object.keys(except)
      .filter(
        (beginning) => !placed.some(({ at, text }) => at.startsWith(beginning) && text.search(wrong) >= 0),
      )
      .map((beginning) => `the exception “${beginning}” of ${wrong.source} excepts nothing`),
  )
}
