/** Comments that say nothing but the name below them. */
import type { SourceTree } from './source-tree.ts'

const COMMENTED =
  /\/\*\* ([^\n]*?)\.? \*\/\n\s*(?:export )?(?:default )?(?:async )?(?:readonly |const |let |function |interface |type |class )*([A-Za-z]\w*)/g
const FILLING = new Set(
  'a an the of for and in to as is its it this that which one what gives give how by with on from at'.split(
    ' ',
  ),
)

/** The comments of one line whose words are all in the name that they explain, as `file: comment → name`. */
export function echoingComments(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) =>
    [...text.matchAll(COMMENTED)].flatMap(([, comment = '', name = '']) =>
      isEcho(comment, name) ? [`${file}: ${comment} → ${name}`] : [],
    ),
  )
}

/** A unit or the name of a setting says more than it seems to. */
const SAYS_MORE = /^(?:In |`)/

function isEcho(comment: string, name: string): boolean {
  if (SAYS_MORE.test(comment)) return false
  const said = wordsOf(comment.toLowerCase()).filter((word) => !FILLING.has(word))
  const named = new Set(wordsOf(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()))
  return said.every((word) => named.has(word))
}

/** Words without the endings of plural and person. */
const wordsOf = (text: string) => [...text.matchAll(/[a-z0-9]+/g)].map(([word]) => word.replace(/e?s$/, ''))
