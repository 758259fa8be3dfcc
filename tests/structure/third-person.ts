/** Docstrings that tell in the third person what a name does, where the house says it in the imperative. */
import type { SourceTree } from './source-tree.ts'

const EXPORTED = /\/\*\*\s*(?:\* )?([^\n]*)(?:\n\s*\*[^\n]*)*?\n\s*export\b/g
const VERB =
  /^(?:Add|Allow|Applie|Ask|Begin|Bring|Build|Close|Compare|Compute|Contain|Convert|Create|Decide|Delete|Describe|Doe|Draw|Ensure|Get|Give|Handle|Hide|Keep|Leave|Let|Listen|Load|Make|Open|Parse|Prepare|Provide|Put|Raise|Read|Receive|Remember|Remove|Render|Replace|Resolve|Return|Save|Say|Send|Serve|Show|Take|Tell|Throw|Wait|Write)s\b/
/** Words that are nouns as well: verbs before an article and the like. */
const VERB_BEFORE_OBJECT =
  /^(?:Answer|Change|Check|Copie|Count|Export|Fill|Find|Format|Hold|Import|List|Mark|Measure|Move|Name|Notice|Offer|Passe|Record|Report|Run|Set|Share|Start|Store|Turn)s (?:an?|the|its|whether|what|how|every|each|all|one)\b/

/** The docstrings of exported names that begin so, as `file: first line`. */
export function thirdPersonComments(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, line = '']) =>
      VERB.test(line) || VERB_BEFORE_OBJECT.test(line) ? [`${file}: ${line}`] : [],
    ),
  )
}
