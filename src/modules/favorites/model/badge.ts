/** Highest number on the badge (behaviour 9.9). */
const CAP = 99

/** The text of the favourites badge: none at 0, the count up to 99, then `99+` (behaviour 9.4). */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined
  return count > CAP ? `${CAP}+` : String(count)
}
