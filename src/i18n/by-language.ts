import { LANGUAGE_CODES, type Language } from './languages.ts'

/**
 * Index what an eager `import.meta.glob` has found by the language that each file is named after. `npm run messages`
 * sees that every file has the keys of the English one.
 * @throws {Error} when a language has no file
 */
export function byLanguage<T>(files: Readonly<Record<string, T>>): Readonly<Record<Language, T>> {
  const found = LANGUAGE_CODES.map((language) => {
    const file = Object.keys(files).find((name) => name.endsWith(`/${language}.json`))
    if (file === undefined) throw new Error(`No ${language}.json beside ${Object.keys(files)[0]}`)
    return [language, files[file]]
  })
  return Object.fromEntries(found) as Record<Language, T>
}
