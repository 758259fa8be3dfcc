import {
  ARRONDISSEMENT_BORDERS,
  ARRONDISSEMENT_NUMBERS,
  ISLANDS,
  LAND,
  type Point,
  SEINE,
} from './paris-map-geometry.ts'

/** Paris as every map of the site draws it, in the coordinates of `VIEW_BOX`: outline, arrondissements, river. */
export function City() {
  return (
    <g className="city">
      <path className="land" d={LAND} />
      <path className="arrondissements" d={ARRONDISSEMENT_BORDERS} />
      <path className="seine" d={SEINE} />
      {ISLANDS.map((island) => (
        <path key={island} className="isle" d={island} />
      ))}
    </g>
  )
}

interface CityNumbersProps {
  /** From the coordinates of the city to those of the drawing. */
  readonly place?: (point: Point) => Point
  /** Whether a number in its place, in the coordinates of the drawing, is shown. */
  readonly isShown?: (point: Point) => boolean
}

/** The numbers of the arrondissements. */
export function CityNumbers({ place = (point) => point, isShown = () => true }: CityNumbersProps) {
  return (
    <g className="city">
      {ARRONDISSEMENT_NUMBERS.map((centre, index) => {
        const [x, y] = place(centre)
        return isShown([x, y]) ? (
          <text key={`${centre}`} className="num" x={x} y={y}>
            {index + 1}
          </text>
        ) : null
      })}
    </g>
  )
}
