/** Write moments as the clocks of the reader show them, where these are not those of Paris. */
export function showOwnTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const place of document.querySelectorAll<HTMLElement>('[data-moment]')) {
    const moment = new Date(place.dataset.moment ?? '')
    const write = (zone?: string) =>
      moment.toLocaleString(document.documentElement.lang, {
        ...{ dateStyle: 'long', timeStyle: 'short', timeZone: zone ?? timeZone },
      })
    if (write() !== write('Europe/Paris'))
      place.textContent = (place.dataset.words ?? '').replace('{date}', write())
  }
}
