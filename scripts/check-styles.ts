import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = path.join(path.dirname(import.meta.dirname), 'src')

/** Classes that a library gives its own elements. */
const FOREIGN = /^recharts-/

/** The widths at which pages change (ADR 0111), in pixels; what a single word or drawing needs stands with its file. */
const WIDTHS = ['480', '768', '1024', '1280', '1600']
const SINGLE_WIDTHS: Readonly<Record<string, readonly string[]>> = {
  'layouts/site/footer.css': ['360'],
  // Two fields beside each other would cut their words.
  'modules/enquiries/site/quote-card.css': ['360'],
  'modules/content/site/home/home.css': ['1440'],
  'ui/styles/base.css': ['360'],
}

const COMMENTS = /\/\*[\s\S]*?\*\//g
const STRINGS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const WORDS = /[\w-]+/g

/** Class names in the components: every part of every string, and prefixes of composed names (`venue-${status}`). */
function mentionedInCode(): { words: ReadonlySet<string>; beginnings: readonly string[] } {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES })) {
    if (/\.(?:gen|test)\.tsx?$/.test(file)) continue
    const code = readFileSync(path.join(SOURCES, file), 'utf8').replace(COMMENTS, '')
    for (const [text] of code.matchAll(STRINGS)) {
      for (const [word] of text.matchAll(WORDS)) words.add(word)
      for (const [, start = ''] of text.matchAll(/([a-z][\w-]*-)\$\{/g)) beginnings.add(start)
    }
  }
  return { words, beginnings: [...beginnings] }
}

/** Classes that no component gives, and custom properties that nothing reads, one line each with its file. */
function findUnused(): string[] {
  const { words, beginnings } = mentionedInCode()
  const sheets = globSync('**/*.css', { cwd: SOURCES }).map((file) => ({
    file,
    css: readFileSync(path.join(SOURCES, file), 'utf8').replace(COMMENTS, ''),
  }))
  const read = new Set(
    sheets.flatMap(({ css }) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)),
  )
  return sheets.flatMap(({ file, css }) => {
    const classes = [...css.matchAll(/[^{};]*(?=\{)/g)]
      .filter(([selector]) => !selector.trim().startsWith('@'))
      .flatMap(([selector]) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
      .filter((name) => !words.has(name) && !FOREIGN.test(name))
      .filter((name) => !beginnings.some((start) => name.startsWith(start)))
    const properties = [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)]
      .map(([, name = '']) => name)
      .filter((name) => !read.has(name) && !words.has(name))
    return [...new Set([...classes.map((name) => `.${name}`), ...properties])].map(
      (name) => `src/${file}: ${name} is used nowhere`,
    )
  })
}

/** Widths that are none of the scale, and classes of one letter, which say nothing, one line each with its file. */
function findForeign(): string[] {
  return globSync('**/*.css', { cwd: SOURCES }).flatMap((file) => {
    const css = readFileSync(path.join(SOURCES, file), 'utf8').replace(COMMENTS, '')
    const known = [...WIDTHS, ...(SINGLE_WIDTHS[file] ?? [])]
    const widths = [...css.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => [
        ...query.matchAll(/(\d+)px(?= <=? width)|width (?:<|>=) (\d+)px|-width: (\d+)px/g),
      ])
      .map(([, before, after, old]) => before ?? after ?? `${old} px in the old form`)
      .filter((width) => !known.includes(width))
    const letters = [...css.matchAll(/\.[a-z](?![\w-])/g)].map(([name]) => name)
    return [
      ...widths.map((width) => `src/${file}: ${width} is no width of the scale`),
      ...letters.map((name) => `src/${file}: ${name} does not say what it is`),
    ]
  })
}

const faults = [...findUnused(), ...findForeign()]
for (const line of faults) console.error(line)
if (faults.length > 0) process.exitCode = 1
else console.warn('Every class and custom property of the styles is used, and every width is of the scale.')
