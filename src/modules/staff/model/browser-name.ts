/** Order matters: most browsers also claim to be the ones further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Common name of browser and system (`Firefox, Windows`), the same in every language; empty when unknown. */
export function browserName(userAgent: string | null): string {
  const text = userAgent ?? ''
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([mark]) => mark.test(text))?.[1])
  return named.filter((name) => name !== undefined).join(', ')
}
