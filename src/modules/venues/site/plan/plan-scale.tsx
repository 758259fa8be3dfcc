import { useMetres } from './use-metres.ts'

/** Marks of the scale bar, in metres. */
const MARKS = [0, 1, 2, 5]

interface PlanScaleProps {
  /** The drawing without its margins, in centimetres. */
  readonly bounds: readonly [x: number, y: number, w: number, h: number]
  readonly letter: number
  readonly north: number
  readonly northLetter: string
}

/** Dimensions, the scale bar and the north arrow. */
export function PlanScale({ bounds: [x, y, w, h], letter, north, northLetter }: PlanScaleProps) {
  const metres = useMetres()
  const [top, right, bar] = [y - 110, x + w + 130, y + h + 125]
  const compass = Math.round(letter * 1.3)
  const [northX, northY] = [x + w - compass, bar + compass / 2]
  return (
    <>
      <path
        className="pl-dim"
        d={`M${x} ${top - 14}v28M${x + w} ${top - 14}v28M${x} ${top}h${w}M${right - 14} ${y}h28M${right - 14} ${y + h}h28M${right} ${y}v${h}`}
      />
      <text className="pl-meas" x={x + w / 2} y={top + letter / 3}>
        {metres(w / 100, 1)}
      </text>
      <text
        className="pl-meas"
        x={right}
        y={y + h / 2}
        dy=".33em"
        transform={`rotate(-90 ${right} ${y + h / 2})`}
      >
        {metres(h / 100, 1)}
      </text>
      <path className="pl-bar" d={`M${x} ${bar}h100M${x + 200} ${bar}h300`} />
      <path className="pl-dim" d={`M${x} ${bar}v-9h500v18h-500z`} />
      {MARKS.map((mark) => (
        <text key={mark} className="pl-tag" x={x + mark * 100} y={bar + letter * 1.3}>
          {mark === 5 ? metres(mark) : mark}
        </text>
      ))}
      <g transform={`translate(${northX} ${northY}) rotate(${north})`}>
        <path
          className="pl-north"
          d={`M0 ${-compass}L${compass * 0.4} ${compass * 0.6}L0 ${compass * 0.3}L${-compass * 0.4} ${compass * 0.6}z`}
        />
        <text className="pl-tag" y={-compass - 6}>
          {northLetter}
        </text>
      </g>
    </>
  )
}
