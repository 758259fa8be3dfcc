import type { DrawnSheet } from '../../model/plan/drawn-sheet.ts'
import type { PlacedText } from '../../model/plan/text-boxes.ts'

const CLASSES: Readonly<Record<PlacedText['kind'], string>> = {
  name: 'pl-name',
  area: 'pl-name pl-sub',
  number: 'pl-name pl-number',
  door: 'pl-tag',
  measure: 'pl-meas',
  mark: 'pl-tag',
  key: 'pl-tag',
}

interface PlanWordsAroundProps {
  readonly sheet: DrawnSheet
  /** Height of the letters of the drawing. */
  readonly letter: number
}

/** Words, dimensions, scale and north of a drawing, each where it was measured to stand. */
export function PlanWordsAround({ sheet: { texts, lines, bar, north }, letter }: PlanWordsAroundProps) {
  return (
    <>
      <path className="pl-dim" d={lines} />
      <path className="pl-bar" d={bar} />
      <path className="pl-north" d={north} />
      {texts.map(({ kind, text, x, y, size, turn, isTight, isAlone }) => {
        const [atX, atY] = [Math.round(x), Math.round(y)]
        const classes = [
          CLASSES[kind],
          isTight && 'pl-tight',
          isAlone && 'pl-alone',
          size < letter && 'pl-small',
        ].filter(Boolean)
        return (
          <text
            key={`${kind} ${atX} ${atY}`}
            className={classes.join(' ')}
            x={atX}
            y={atY}
            dy=".35em"
            transform={turn === 0 ? undefined : `rotate(${turn} ${atX} ${atY})`}
          >
            {text}
          </text>
        )
      })}
    </>
  )
}
