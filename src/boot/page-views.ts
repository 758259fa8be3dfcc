import { measure, onLeaving, sendMeasured } from './measure.ts'

/*
 * Views of pages: about a second after a page has come (behaviour 9.4), with what its address and its
 * mark-up say. The time on it is reported once, when it is first left.
 */

/** Who is gone by then has not looked, in milliseconds. */
const LOOKED_AFTER = 1000

/** Under which the reference of the last request that was counted is kept, until the tab is closed. */
const COUNTED_KEY = 'passage.counted'

let path = ''
let search = ''
let since = 0
let looked = false
let timer: ReturnType<typeof setTimeout> | undefined
let reportMissing = () => {}

/** The filters in the address of the venue list; more of the same list is no other search. */
const filterQuery = () => location.search.replace(/([?&])page=\d+&?/, '$1')

function look(): void {
  const { page } = document.body.dataset
  if (!looked && !isMissing()) {
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

/** A page that thanks for a request shows its reference. Loading it again is no second request. */
function countRequest(): void {
  const reference = new URLSearchParams(location.search).get('reference')
  if (!reference) return
  try {
    if (sessionStorage.getItem(COUNTED_KEY) === reference) return
    sessionStorage.setItem(COUNTED_KEY, reference)
  } catch {
    // Storage is forbidden: better counted twice than never.
  }
  measure({ name: 'contact_request' }, path)
}

function left(): void {
  if (looked && since > 0)
    measure({ name: 'time_on_page', value: Math.round((performance.now() - since) / 100) / 10 }, path)
  since = 0
}

/** To be called when another page or another search has come. */
export function pageChanged(): void {
  clearTimeout(timer)
  if (location.pathname !== path) {
    left()
    path = location.pathname
    since = performance.now()
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
 * Starts with the page that has just been loaded; one that was loaded on suspicion once it is looked at.
 * @param onMissing is called on each page that does not exist
 */
export function countPageViews(onMissing: () => void): void {
  reportMissing = onMissing
  onLeaving(left)
  addEventListener('pageshow', cameBack)
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', pageChanged)
  else if (document.readyState === 'complete') pageChanged()
  else addEventListener('load', pageChanged)
}
