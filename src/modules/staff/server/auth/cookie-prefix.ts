/**
 * What the names of the staff's cookies begin with. Behind encryption browsers take a `__Host-` cookie from this very
 * host over an encrypted connection alone (RFC 6265bis, section 4.1.3.2), so neither a subdomain nor somebody on the
 * line can plant a session; such a cookie needs `Secure`, `Path=/` and no `Domain`. Plain HTTP has no such names.
 */
export function cookiePrefix(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-passage' : 'passage'
}
