/**
 * The search of the home page has the brief that the tab keeps, and what is chosen in it is the brief of every link (ADR 0123).
 * The page itself is the same for everybody: its address says no brief, unless somebody has written it there.
 */
import { keptBrief } from '#/boot/kept-brief.ts'
import { isLanguage } from '#/i18n/languages.ts'

/** The keys of a brief that the search has fields for, and what may stand in them. */
const FIELDS = { duration: /^\d{1,3}$/, event: /./, guests: /^\d{1,5}$/, startDate: /./ } as const

/**
 * Fill the fields in, now and when the visitor comes back to the page, and let links follow them. What was typed before this
 * script had come stays; what the browser has filled in for a visitor who comes back is older than the brief.
 * @param changed called once the fields may have other values than before
 */
export function followSearchBrief(form: HTMLFormElement, changed: () => void): void {
  const saidIn = (name: string) => String(new FormData(form).get(name) ?? '').trim()
  const fill = (isBack: boolean) => {
    const address = new URLSearchParams(location.search)
    const kept = new URLSearchParams(keptBrief())
    const isSaid = Object.keys(FIELDS).some((name) => address.has(name))
    for (const name of isSaid || kept.size === 0 ? [] : Object.keys(FIELDS)) {
      const field = form.elements.namedItem(name)
      const value = kept.get(name) ?? ''
      if (!isBack && (value === '' || saidIn(name) !== '')) continue
      if (field instanceof HTMLInputElement) field.value = value
      // An event that the search does not offer is none here.
      if (field instanceof HTMLSelectElement)
        field.selectedIndex = Math.max(
          0,
          [...field.options].findIndex((option) => option.value === value),
        )
    }
    const isNew = (name: string) =>
      saidIn(name) !== (kept.get(name) ?? '') && (name !== 'event' || saidIn(name) !== '')
    void showStay(form, saidIn('startDate'), Number(saidIn('duration')))
    if (!isSaid && Object.keys(FIELDS).some(isNew)) tell()
    changed()
  }
  const tell = () => {
    const said = Object.entries(FIELDS).map(([name, pattern]) => {
      const value = saidIn(name)
      return [name, pattern.test(value) ? value : undefined]
    })
    import('#/boot/carry-brief.ts').then(
      ({ changeBrief }) => changeBrief(Object.fromEntries(said)),
      // Its file could not be had: the form itself still says all of it.
      () => undefined,
    )
  }
  form.addEventListener('input', tell)
  addEventListener('pageshow', ({ persisted }) => persisted && fill(true))
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  fill(visit?.type === 'back_forward')
}

/** Say the days on the button of the calendar: whoever fills in its two plain fields is not heard by it. */
async function showStay(form: HTMLFormElement, startDate: string, duration: number): Promise<void> {
  const text = form.querySelector<HTMLElement>('.days-text')
  if (!text) return
  const { language = '', none = '' } = text.dataset
  if (startDate === '' && duration === 0) text.textContent = none
  else if (isLanguage(language)) {
    const { stayWords } = await import('./days/stay-words.ts')
    text.textContent = stayWords(
      { ...(startDate !== '' && { startDate }), ...(duration > 0 && { duration }) },
      language,
    )
  }
}
