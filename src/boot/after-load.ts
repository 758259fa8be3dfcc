/** Does something a while after the page has loaded, in milliseconds. */
export function afterLoad(delay: number, work: () => void): void {
  const wait = () => setTimeout(work, delay)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
