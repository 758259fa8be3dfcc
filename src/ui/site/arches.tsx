/** Each arch: left foot, springing line, radius, right foot; the floor of every arch lies a little higher. */
const ARCHES = [
  'M30 600V296.5A230 230 0 0 1 490 296.5V600',
  'M68.1 572.9V324.3A188.4 188.4 0 0 1 444.9 324.3V572.9',
  'M91.5 555.3V342.2A161.5 161.5 0 0 1 414.5 342.2V555.3',
  'M111.3 540.2V357.7A138.2 138.2 0 0 1 387.7 357.7V540.2',
  'M128.9 526.4V371.8A117.1 117.1 0 0 1 363.1 371.8V526.4',
  'M145.1 513.5V385A97.4 97.4 0 0 1 339.9 385V513.5',
  'M160.2 501.4V397.4A78.8 78.8 0 0 1 317.8 397.4V501.4',
  'M174.4 489.8V409.2A61.1 61.1 0 0 1 296.6 409.2V489.8',
  'M187.9 478.7V420.6A44.1 44.1 0 0 1 276.1 420.6V478.7',
  'M30 600 221 468M490 600 238 468',
].join('')

/** The logo, large and as outlines: behind the closing call and on error pages. Decorative only. */
export function Arches({ className = 'arches' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 600" aria-hidden="true">
      <path d={ARCHES} />
    </svg>
  )
}
