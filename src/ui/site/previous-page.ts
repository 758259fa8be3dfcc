/** Path of the page of this site that led to the current one; empty for visitors from elsewhere. */
export function previousPage(): string {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.pathname : ''
}
