/**
 * Browser features that read or reach something of a visitor's and that no page of the site needs: an injected script cannot use them
 * either. Each takes bytes of the first answer; what can do no harm (picture in picture, a screen that stays on) is not named.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** For answers that are no pages: opened like one, they show themselves and do nothing (ASVS 5.0, 3.2.1, 3.4.6). */
const NO_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** For a page without any script, style or picture. */
export const BARE_PAGE = NO_PAGE.replace('; sandbox', '')

/** Headers that every answer carries; pages replace the policy by their own. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': NO_PAGE,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What only a document obeys: a script, a style, a font or a picture of dots is none, whoever opens it. */
const FOR_DOCUMENTS = [
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
] as const

/** Types of answers that are never documents. SVG is one; so is text, which a browser shows. */
const ASSET = /^(?:text\/(?:javascript|css)\b|font\/|image\/(?!svg))/

/** The names of common headers that an answer of a type can do without: they weigh as much as a small script. */
export function needlessHeaders(contentType: string | undefined): readonly string[] {
  return contentType !== undefined && ASSET.test(contentType) ? FOR_DOCUMENTS : []
}

/** Where Google's tag sends what it measures, as its documentation on content security policies names it. */
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** Which inline elements of a page are its own: CSP source expressions such as `'sha256-…'`. */
export interface OwnElements {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Parameters of a policy. */
export interface PolicyOptions {
  readonly https: boolean
  readonly development: boolean
  /** Whether the site uses Google's tag. */
  readonly googleTag?: boolean
  /** Whether the page is one of the back office: nothing of others there, and no script made of text. */
  readonly backOffice?: boolean
}

/**
 * The Content-Security-Policy of a page: everything from the site itself, no style attribute, and only
 * the inline scripts and stylesheets whose hashes are given. Pictures may be `data:` because placeholders stand inside
 * the HTML. Google's hosts are named only where its tag is used, and never in the back office. There, text becomes
 * script or HTML only through the one policy of `src/boot/admin/trusted-types.ts` (ADR 0043). While developing, the bundler's
 * own inline scripts and socket are let through.
 */
export function contentSecurityPolicy(own: OwnElements, options: PolicyOptions): string {
  const { development, backOffice } = options
  const google = (hosts: string) => (options.googleTag && !backOffice ? ` ${hosts}` : '')
  /** Whom scripts may ask beside the site itself, which the first directive has said. */
  const others = `${development ? ' ws:' : ''}${google(`https://www.googletagmanager.com ${ANALYTICS}`)}`
  return [
    // Fonts, requests of scripts and whatever has no directive of its own.
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : own.scriptHashes.join(' ')}`.trim() +
      google('https://www.googletagmanager.com'),
    `style-src 'self' ${development ? "'unsafe-inline'" : own.styleHashes.join(' ')}`.trim(),
    `img-src 'self' data:${google(`https://www.googletagmanager.com ${ANALYTICS}`)}`,
    ...(others === '' ? [] : [`connect-src 'self'${others}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The bundler's client, which development alone has, writes HTML without a policy.
    ...(backOffice && !development ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
