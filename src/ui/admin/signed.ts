/** A difference with its sign, the minus as long as the plus: `+11`, `−2`, `0`. */
export function signed(difference: number, write: (figure: number) => string): string {
  if (difference === 0) return write(0)
  return (difference > 0 ? '+' : '−') + write(Math.abs(difference))
}
