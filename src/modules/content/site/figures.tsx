import type { Tally } from '../model/figures.ts'

/** Claims in large figures, each with what it counts. */
export function Figures({ tallies }: { tallies: readonly Tally[] }) {
  return (
    <div className="figures">
      <div className="wrap">
        <dl>
          {tallies.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
