/** The first of some ways that has places enough, or else the one with most. There must be one. */
export function firstWith<Way extends { readonly places: number }>(
  ways: readonly Way[],
  enough: number,
): Way {
  const found = ways.find(({ places }) => places >= enough)
  return found ?? ways.reduce((one, other) => (other.places > one.places ? other : one))
}
