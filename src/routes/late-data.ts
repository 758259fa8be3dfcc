/** Data that nothing needs before the page is drawn: structured data, and what may be fetched ahead. */
const DATA =
  /<script(?=[^>]* type="(?:application\/ld\+json|text\/x-speculationrules)")[^>]*>[\s\S]*?<\/script>/g

/** Move data from the head of a page to its end: the first screen comes that much sooner. */
export function withLateData(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const data = head.match(DATA)
  if (data === null) return html
  const rest = html.slice(end)
  return `${head.replaceAll(DATA, '')}${rest.replace('</body>', () => `${data.join('')}</body>`)}`
}
