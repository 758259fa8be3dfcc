import { nameLines, textWidth } from './map-names.ts'
import { City, CityNumbers } from './paris-city.tsx'
import { MAP_SPOTS, type MapSpot, type MapSpotId, type Point, VIEW_BOX } from './paris-map-geometry.ts'

export interface MapPlace {
  id: MapSpotId
  href: string
  name: string
  /** Venues there; a neighbourhood without any gets a hollow pin. */
  count?: number
}

interface ParisMapProps {
  /** In the order of the list beside the map: on phones the pins carry its numbers. */
  places: readonly MapPlace[]
  /** The one place that is marked; no other is shown. */
  only?: MapSpotId
  /**
   * Text alternative. Leave it out where a list of the same links is beside the map: then the map is for
   * pointers only and hidden from assistive technology.
   */
  label?: string
}

/** Paris with the arrondissements, the river and the agency's neighbourhoods. */
export function ParisMap({ places, only, label }: ParisMapProps) {
  const marked = only && places.find((place) => place.id === only)
  const drawing = (
    <>
      <City />
      <CityNumbers />
      {marked ? (
        <Mark place={marked} />
      ) : (
        places.map((place, index) => (
          <Spot key={place.id} place={place} number={index + 1} silent={label === undefined} />
        ))
      )}
    </>
  )
  return (
    <div className={only ? 'map map-one' : 'map'}>
      {label === undefined ? (
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          {drawing}
        </svg>
      ) : (
        <svg viewBox={VIEW_BOX} role={only ? 'img' : 'group'} aria-label={label}>
          {drawing}
        </svg>
      )}
    </div>
  )
}

function Mark({ place }: { place: MapPlace }) {
  const [x, y] = MAP_SPOTS[place.id].pin
  const lines = nameLines(place.name)
  // Towards the middle, so that no name crosses the line of the city.
  const isEast = x > 480
  return (
    <>
      <circle className="pin" cx={x} cy={y} r="20" />
      <Name
        lines={lines}
        at={[isEast ? x - 36 : x + 36, y + 14 - (lines.length - 1) * 25]}
        anchor={isEast ? 'end' : 'start'}
      />
    </>
  )
}

interface NameProps {
  readonly lines: readonly string[]
  readonly at: Point
  readonly anchor: MapSpot['anchor']
}

function Name({ lines, at: [x, y], anchor }: NameProps) {
  return (
    <text className="name" x={x} y={y} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? undefined : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Spot({ place, number, silent }: { place: MapPlace; number: number; silent: boolean }) {
  const spot: MapSpot = MAP_SPOTS[place.id]
  const lines = nameLines(place.name)
  const [x, y] = spot.pin
  return (
    <a href={place.href} aria-label={place.name} tabIndex={silent ? -1 : undefined}>
      {spot.leader && <path className="leader" d={spot.leader} />}
      <circle className="pin" cx={x} cy={y} r="6" data-empty={place.count === 0 ? '' : undefined} />
      <circle className="hit-pin" cx={x} cy={y} r="20" />
      <rect className="hit" {...hitBox(spot, lines)} />
      <Name lines={lines} at={spot.name} anchor={spot.anchor} />
      <text className="pin-number" x={x} y={y + 10}>
        {number}
      </text>
    </a>
  )
}

/** The largest size that the names are set in, in map units, and the height of a line of them. */
const NAME_SIZE = 20
const LINE_HEIGHT = 24

/** The clickable area around a name, from an estimate of the width of the name. */
function hitBox({ name: [x, y], anchor }: MapSpot, lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => textWidth(line, NAME_SIZE))) + 16
  const left = { start: x - 8, middle: x - width / 2, end: x - width + 8 }[anchor]
  return { x: left, y: y - 28, width, height: 22 + lines.length * LINE_HEIGHT }
}
