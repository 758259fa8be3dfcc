import type { Block } from './content.schema.ts'

/** The texts of a block, in their order. */
export function blockTexts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'list' in block ? block.list : [block.clause]
}
