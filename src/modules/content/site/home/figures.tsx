import type { HomeFigures } from '../../model/figures.ts'

interface FiguresProps {
  readonly figures: HomeFigures
  /** Label of each figure. */
  readonly labels: Readonly<Record<keyof HomeFigures, string>>
}

const ORDER = ['venues', 'events', 'years', 'answer'] as const satisfies ReadonlyArray<keyof HomeFigures>

/** Four claims in large figures. */
export function Figures({ figures, labels }: FiguresProps) {
  return (
    <section className="figures">
      <div className="wrap">
        <dl>
          {ORDER.map((id) => (
            <div key={id}>
              <dt>{labels[id]}</dt>
              <dd>{figures[id]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
