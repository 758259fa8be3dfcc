/**
 * Check that comments cite only what is in the repository: `behaviour N.N` (docs/behaviour.md), `ADR NNNN`
 * (docs/decisions), files and folders in backticks, headings of docs/operations.md and ARCHITECTURE.md. The documents
 * are checked for their files as well; records in docs/decisions are not, since they speak of the files of their day.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.dirname(import.meta.dirname)
const SOURCES = [
  '{src,scripts,bench,tests,db}/**/*.{ts,tsx,css,mjs,cjs}',
  '*.{ts,cjs,jsonc}',
  '.dependency-cruiser.cjs',
]
/** Names of documents that a reader of the repository does not have. */
const ELSEWHERE =
  /\b(?:specification|style guide|decisions?,? (?:section )?\d|decision record|contracts?, ["“]|architecture, ["“]|house\.md|visual\.md|client's words)/i

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The numbers of docs/behaviour.md: sections as `4`, rules as `4.6`. */
function behaviourNumbers(): ReadonlySet<string> {
  return new Set(
    [...read('docs/behaviour.md').matchAll(/^(?:## )?(\d+(?:\.\d+)?)\.? /gm)].map(
      ([, number]) => number ?? '',
    ),
  )
}

function headings(file: string): ReadonlySet<string> {
  return new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? ''))
}

const records = new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4)))
const numbers = behaviourNumbers()
const sections: Readonly<Record<string, ReadonlySet<string>>> = {
  'docs/operations.md': headings('docs/operations.md'),
  'ARCHITECTURE.md': headings('ARCHITECTURE.md'),
}

/** Comments of a file with the lines they are on, joined where a sentence runs over several. */
function commentsOf(text: string): { line: number; comment: string }[] {
  const found: { line: number; comment: string }[] = []
  let open = false
  text.split('\n').forEach((source, index) => {
    const comment =
      source.match(/^\s*(?:\/\*\*?|\*|\/\/|#)(?!!)(.*)$/)?.[1] ?? source.match(/\s\/\/ (.*)$/)?.[1]
    if (comment === undefined) open = false
    else if (open) {
      const last = found.at(-1)
      if (last) last.comment += ` ${comment.trim()}`
    } else {
      found.push({ line: index + 1, comment: comment.trim() })
      open = true
    }
  })
  return found
}

/**
 * A path in backticks: from the root, from `src`, as ARCHITECTURE.md writes them, or from the folder of the file. Without
 * an ending it begins with a folder of either; the names of examples are in capitals.
 */
const PATHS =
  /`((?:(?:src|scripts|bench|tests|db|docs|content|app|routes|layouts|modules|forms|seo|mail|ui|boot|platform|i18n|lib)\/[\w./-]+|[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|css)))`/g
const EXAMPLE = /YYYY|NNNN/
const ENDINGS = ['', '.ts', '.tsx', '.server.ts']

/** Files and folders that a text of a file names and that do not exist. */
function missingPaths(text: string, file: string): string[] {
  // Comments of a module may name its files from there.
  const bases = ['.', 'src', path.dirname(file), file.match(/^src\/modules\/[^/]+/)?.[0] ?? '.']
  const isThere = (named: string) =>
    bases.some((base) => ENDINGS.some((ending) => existsSync(path.join(ROOT, base, named + ending))))
  return [...text.matchAll(PATHS)].flatMap(([, named = '']) =>
    isThere(named) || EXAMPLE.test(named) ? [] : [`there is no ${named}`],
  )
}

/** Errors in the references of one comment, as text. */
function problemsOf(comment: string, source: string): string[] {
  const problems: string[] = []
  const elsewhere = comment.match(ELSEWHERE)
  if (elsewhere) problems.push(`cites a document that is not here: “${elsewhere[0]}”`)
  for (const [, list = ''] of comment.matchAll(/\bbehaviour ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)/g))
    for (const number of list.match(/\d+(?:\.\d+)?/g) ?? [])
      if (!numbers.has(number)) problems.push(`there is no behaviour ${number}`)
  for (const [, record = ''] of comment.matchAll(/\bADR (\d{4})/g))
    if (!records.has(record)) problems.push(`there is no ADR ${record}`)
  problems.push(...missingPaths(comment, source))
  for (const [, file = '', heading = ''] of comment.matchAll(
    /(docs\/operations\.md|ARCHITECTURE\.md), ["“]([^"”]+)["”]/g,
  ))
    if (!sections[file]?.has(heading)) problems.push(`${file} has no heading “${heading}”`)
  return problems
}

const wrong = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.includes('node_modules'))
  .flatMap((file) =>
    commentsOf(read(file)).flatMap(({ line, comment }) =>
      problemsOf(comment, file).map((problem) => `${file}:${line}: ${problem}`),
    ),
  )
const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'bench/README.md'], { cwd: ROOT })
wrong.push(
  ...DOCUMENTS.flatMap((file) => missingPaths(read(file), file).map((problem) => `${file}: ${problem}`)),
)
for (const problem of wrong) console.error(problem)
console.warn(
  wrong.length === 0
    ? 'References in comments: all exist'
    : `References in comments: ${wrong.length} dangling`,
)
process.exit(wrong.length === 0 ? 0 : 1)
