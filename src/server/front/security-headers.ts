/** Headers that every answer carries. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Where Google's tag sends what it measures, as its documentation on content security policies names it. */
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** What a policy depends on. */
export interface PolicyOptions {
  readonly https: boolean
  readonly development: boolean
  /** Whether the site uses Google's tag. */
  readonly googleTag?: boolean
}

/**
 * The Content-Security-Policy of a page: everything from the site itself, no inline style, and only
 * the inline scripts whose hashes are given. Pictures may be `data:` because placeholders stand inside
 * the HTML. Google's hosts are named only where its tag is used. While developing, the bundler's own inline scripts and socket are let through.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: PolicyOptions): string {
  const { development, googleTag } = options
  const google = (hosts: string) => (googleTag ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : scriptHashes.join(' ')}`.trim() +
      google('https://www.googletagmanager.com'),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${google(`https://www.googletagmanager.com ${ANALYTICS}`)}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${google(`https://www.googletagmanager.com ${ANALYTICS}`)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
