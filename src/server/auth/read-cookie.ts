/** The value of a cookie as it was sent; `undefined` when there is none. */
export function readCookie(headers: Headers | undefined, name: string): string | undefined {
  const pair = (headers?.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** The headers of a request without some of its cookies. */
export function withoutCookies(headers: Headers, names: readonly string[]): Headers {
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const kept = pairs.filter((pair) => !names.some((name) => pair.startsWith(`${name}=`)))
  const rest = new Headers(headers)
  rest.set('cookie', kept.join('; '))
  return rest
}
