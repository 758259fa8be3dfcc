/**
 * Keep the button of a search in step with what is chosen: it says how many venues there are. Without this it says so of what
 * the page was asked for.
 */
import { siteFetch } from '#/lib/site-fetch.ts'
import type { VenueCount } from '../model/venue-count.ts'
import { followSearchBrief } from './search-brief.ts'

const PAUSE_MS = 250

/** Start listening to the search of this page. */
export function followCount(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-counts]')
  const text = form?.querySelector<HTMLElement>('[data-count]')
  const status = form?.querySelector<HTMLElement>('[data-count-status]')
  if (!form || !text || !status) return
  const { counts: language = '', plain = '' } = form.dataset
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  // The server counts for what it has written; a browser may have filled in what was left before.
  const written = form.cloneNode(true) as HTMLFormElement
  written.reset()
  let shown = queryOf(written, language)

  const show = (count: Pick<VenueCount, 'label' | 'status'>) => {
    text.textContent = count.label || plain
    status.textContent = count.status
  }
  const ask = async () => {
    const query = queryOf(form, language)
    if (query === shown) return
    shown = query
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    try {
      const answer = await siteFetch(`/api/venue-count?${query}`, { signal })
      show(answer.ok ? ((await answer.json()) as VenueCount) : { label: '', status: '' })
    } catch {
      // What is not known is not said.
      if (!signal.aborted) show({ label: '', status: '' })
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), PAUSE_MS)
  }
  form.addEventListener('input', soon)
  followSearchBrief(form, soon)
}

function queryOf(form: HTMLFormElement, language: string): string {
  const query = new URLSearchParams({ language })
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  return query.toString()
}
