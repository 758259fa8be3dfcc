import {
  ARRONDISSEMENT_BORDERS,
  ARRONDISSEMENT_NUMBERS,
  ISLANDS,
  LAND,
  MAP_SPOTS,
  type MapSpot,
  type MapSpotId,
  SEINE,
  VIEW_BOX,
} from './paris-map-geometry.ts'

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
  /** Marks this one place and shows no other. */
  only?: MapSpotId
  /**
   * Text alternative. Leave it out where a list of the same links stands beside the map: then the map is for
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

function City() {
  return (
    <>
      <path className="land" d={LAND} />
      <path className="arr" d={ARRONDISSEMENT_BORDERS} />
      <path className="seine" d={SEINE} />
      {ISLANDS.map((island) => (
        <path key={island} className="isle" d={island} />
      ))}
      {ARRONDISSEMENT_NUMBERS.map(([x, y], index) => (
        <text key={`${x},${y}`} className="num" x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </>
  )
}

function Mark({ place }: { place: MapPlace }) {
  const [x, y] = MAP_SPOTS[place.id].pin
  return (
    <>
      <circle className="pin" cx={x} cy={y} r="20" />
      <text className="name" x={x + 36} y={y + 14}>
        {place.name}
      </text>
    </>
  )
}

function Spot({ place, number, silent }: { place: MapPlace; number: number; silent: boolean }) {
  const spot = MAP_SPOTS[place.id]
  const [x, y] = spot.pin
  return (
    <a href={place.href} aria-label={place.name} tabIndex={silent ? -1 : undefined}>
      <path className="leader" d={spot.leader} />
      <circle className="pin" cx={x} cy={y} r="6" data-empty={place.count === 0 ? '' : undefined} />
      <circle className="hit-pin" cx={x} cy={y} r="20" />
      <rect className="hit" {...hitBox(spot, place.name)} />
      <text className="name" x={spot.name[0]} y={spot.name[1]} textAnchor={spot.anchor}>
        {place.name}
      </text>
      <text className="pin-n" x={x} y={y + 10}>
        {number}
      </text>
    </a>
  )
}

/** Widths in map units at the largest size the names are set in; CJK letters are square, Cyrillic ones wide. */
const LATIN_LETTER = 11
const CYRILLIC_LETTER = 12.5
const SQUARE_LETTER = 21
const HIT_HEIGHT = 46

/** The clickable area around a name, from an estimate of the width of the name. */
function hitBox({ name: [x, y], anchor }: MapSpot, text: string) {
  const letters = [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
  const width = letters + 16
  const left = { start: x - 8, middle: x - width / 2, end: x - width + 8 }[anchor]
  return { x: left, y: y - 28, width, height: HIT_HEIGHT }
}

function widthOf(letter: string): number {
  if (letter > '\u2e80') return SQUARE_LETTER
  return letter >= '\u0400' && letter <= '\u04ff' ? CYRILLIC_LETTER : LATIN_LETTER
}
