import { z } from 'zod'
import { SITE_PICTURES } from './site-pictures.ts'

const text = z.string().trim().min(1)

/**
 * `content/{language}/photos.json`: alternative texts by picture name. Only pictures of the table may be
 * named.
 */
export const sitePictureTextsSchema = z.partialRecord(z.enum(SITE_PICTURES), text)

/** {@link sitePictureTextsSchema} */
export type SitePictureTexts = z.infer<typeof sitePictureTextsSchema>

/**
 * Problems that prevent existing pictures from being shown, as sentences: a file that the table does not
 * have, an invalid text file, a picture without a text in one of the languages.
 * @param names of the files in `content/photos`, without `.jpg`
 * @param texts the parsed text file of each language
 */
export function pictureProblems(
  names: readonly string[],
  texts: Readonly<Record<string, unknown>>,
): string[] {
  const known = new Set<string>(SITE_PICTURES)
  const strangers = names
    .filter((name) => !known.has(name))
    .map(
      (name) => `content/photos/${name}.jpg is not in the table src/modules/content/model/site-pictures.ts.`,
    )
  const shown = SITE_PICTURES.filter((name) => names.includes(name))
  const missing = Object.entries(texts).flatMap(([language, written]) => {
    const file = `content/${language}/photos.json`
    const checked = sitePictureTextsSchema.safeParse(written)
    if (!checked.success) return [`${file}: ${z.prettifyError(checked.error)}`]
    const without = shown.filter((name) => checked.data[name] === undefined)
    return without.length > 0 ? [`${file} says nothing about: ${without.join(', ')}.`] : []
  })
  return [...strangers, ...missing]
}
