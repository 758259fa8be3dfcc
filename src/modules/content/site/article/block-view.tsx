import type { Block } from '../../model/content.schema.ts'

/** A paragraph, a list or a clause of a long text. */
export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('clause' in block) {
    return (
      <p className="clause">
        <strong>{block.clause}</strong>
      </p>
    )
  }
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
