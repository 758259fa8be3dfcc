/** E-mail addresses inside texts and stored values: `a@b.fr` is not in `lea@b.fr`, nor in `a@b.fr.example`. */

/** All places of an address in a text, without regard to case. */
export function addressPattern(email: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])${RegExp.escape(email)}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}

/** Whether a text, or any text inside a list or an object, holds an address. */
export function holdsAddress(value: unknown, email: string): boolean {
  if (typeof value === 'string') return value.search(addressPattern(email)) !== -1
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => holdsAddress(part, email))
}
