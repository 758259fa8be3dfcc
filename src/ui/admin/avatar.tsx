/** Background classes, chosen by the name so that a person keeps theirs. */
const GROUNDS = ['', 'ground-2', 'ground-3', 'ground-4'] as const

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

/** A person's initials on a coloured background. The name itself belongs beside it. */
export function Avatar({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className={`avatar ${GROUNDS[sum % GROUNDS.length]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
