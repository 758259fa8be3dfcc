/** The value of a cookie as it was sent; `undefined` when there is none. */
export function readCookie(headers: Headers | undefined, name: string): string | undefined {
  const pair = (headers?.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
