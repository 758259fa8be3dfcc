import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = path.join(path.dirname(import.meta.dirname), 'src')

/** Classes that a library gives its own elements. */
const FOREIGN = /^recharts-/

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

const unused = findUnused()
for (const line of unused) console.error(line)
if (unused.length > 0) process.exitCode = 1
else console.warn('Every class and custom property of the styles is used.')
