/** The first of some ways that has places enough, or else the one with most. No more of them are tried than that takes. */
export function firstWith<Way extends { readonly places: number }>(
  ways: Iterable<Way>,
  enough: number,
): Way | undefined {
  let most: Way | undefined
  for (const way of ways) {
    if (way.places >= enough) return way
    if (most === undefined || way.places > most.places) most = way
  }
  return most
}
