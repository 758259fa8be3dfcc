import type { Block } from '../../model/content.schema.ts'

/** A paragraph or a list of a long text. */
export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
