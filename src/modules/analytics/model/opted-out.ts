/** Whether a visitor's headers ask not to be measured: Do-Not-Track or Global Privacy Control. */
export function optedOutByHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
