/** Sets of small numbers, 32 to a word: a hundred thousand venues are three thousand words. */

/** A set of positions. All sets of one index have the same length. */
export type Bitset = Uint32Array

/** An empty set for positions below `size`. */
export function emptySet(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32))
}

/** The set of all positions below `size`. */
export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff)
  const rest = size % 32
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1
  return set
}

/** Put a position in. */
export function add(set: Bitset, position: number): void {
  const word = position >>> 5
  set[word] = (set[word] ?? 0) | (1 << (position & 31))
}

/** Whether a position is in. */
export function has(set: Bitset, position: number): boolean {
  return (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
}

/** Put everything of `other` into `set`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

/** Leave in `set` what is in `other` as well. */
export function narrow(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** A new set of what is in one and not in another. */
export function difference(set: Bitset, other: Bitset): Bitset {
  const left = new Uint32Array(set.length)
  for (let word = 0; word < set.length; word++) left[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
  return left
}

/** Call back for each position that is in, from the lowest up. */
export function forEach(set: Bitset, callback: (position: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      callback(word * 32 + 31 - Math.clz32(rest & -rest))
  }
}

/** A new set of what is in both. */
export function intersection(a: Bitset, b: Bitset): Bitset {
  const set = new Uint32Array(a.length)
  for (let word = 0; word < set.length; word++) set[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return set
}

/** Whether nothing is in. */
export function isEmpty(set: Bitset): boolean {
  return set.every((word) => word === 0)
}

/** How many positions are in. */
export function count(set: Bitset): number {
  let total = 0
  for (let word = 0; word < set.length; word++) total += bitsOf(set[word] ?? 0)
  return total
}

/** How many positions are in both, without making a set of them. */
export function countBoth(a: Bitset, b: Bitset): number {
  let total = 0
  for (let word = 0; word < a.length; word++) total += bitsOf((a[word] ?? 0) & (b[word] ?? 0))
  return total
}

/** The bits of a 32-bit word, summed by pairs, fours and bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
