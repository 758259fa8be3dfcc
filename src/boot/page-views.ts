import { measure, onLeaving, sendMeasured } from './measure.ts'

/*
 * Views of pages: about a second after a page has come (behaviour 9.4), with what its address and its
 * mark-up say. The time on it is what it was seen for, in however many pieces, and is sent once: when the page is gone,
 * or when it is hidden after so long that more would change nothing.
 */

/** A visitor who leaves sooner has not looked, in milliseconds. */
const LOOKED_AFTER = 1000

/** Under which the references of the last requests that were counted are kept: another tab is no other request. */
const COUNTED_KEY = 'passage.counted'

/** Thank-you addresses last for a day (ADR 0096); nobody sends more requests in one. */
const MOST_COUNTED = 20

/** Seconds above which a stay is as long as any (`engagement.ts`, which would bring the other bands along). */
const LONG_S = 30

let path = ''
let search = ''
/** When the page came into view, on the clock of `performance.now()`; undefined while it is hidden. */
let since: number | undefined
/** Milliseconds for which it was seen before. */
let seen = 0
let isTold = false
let looked = false
let timer: ReturnType<typeof setTimeout> | undefined
let reportMissing = () => {}

/** The filters in the address of the venue list; more of the same list is no other search. */
const filterQuery = () => location.search.replace(/([?&])page=\d+&?/, '$1')

function look(): void {
  const { page } = document.body.dataset
  if (!looked) {
    looked = true
    measure({ name: 'page_view' }, path)
    if (page === 'venue') measure({ name: 'venue_view' }, path)
    countRequest()
    sendMeasured()
  }
  const query = filterQuery()
  if (page === 'venues' && query.length > 1 && query !== search) measure({ name: 'search', query }, path)
  search = query
}

const isMissing = () => document.querySelector('main[data-status="404"]') !== null

/** A page that thanks for a request shows its reference, which the server has proven. Loading it again is no second one. */
function countRequest(): void {
  const reference = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent
  if (!reference) return
  try {
    const counted = (localStorage.getItem(COUNTED_KEY) ?? '').split(' ')
    if (counted.includes(reference)) return
    localStorage.setItem(COUNTED_KEY, [reference, ...counted].slice(0, MOST_COUNTED).join(' ').trim())
  } catch {
    // Storage is forbidden: better counted twice than never.
  }
  measure({ name: 'contact_request' }, path)
}

/** Put the clock on or off, as the page is seen or hidden. */
function follow(isSeen = document.visibilityState === 'visible'): void {
  if (since !== undefined) seen += performance.now() - since
  since = isSeen ? performance.now() : undefined
}

function left(isOver: boolean): void {
  follow(false)
  const value = Math.round(seen / 100) / 10
  if (!looked || isTold || !(isOver || value > LONG_S)) return
  isTold = true
  measure({ name: 'time_on_page', value }, path)
}

/** To be called when another page or another search has come. */
export function pageChanged(): void {
  clearTimeout(timer)
  if (location.pathname !== path) {
    left(true)
    path = location.pathname
    since = undefined
    seen = 0
    follow()
    isTold = false
    looked = false
    search = ''
    if (isMissing()) {
      measure({ name: 'page_not_found' }, path)
      reportMissing()
    }
  }
  timer = setTimeout(look, LOOKED_AFTER)
}

function cameBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  path = ''
  pageChanged()
}

/**
 * Start with the page that has just been loaded; one that was loaded on suspicion once it is looked at.
 * @param onMissing is called on each page that does not exist
 */
export function countPageViews(onMissing: () => void): void {
  reportMissing = onMissing
  onLeaving(left)
  document.addEventListener('visibilitychange', () => follow())
  addEventListener('pageshow', cameBack)
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', pageChanged)
  else if (document.readyState === 'complete') pageChanged()
  else addEventListener('load', pageChanged)
}
