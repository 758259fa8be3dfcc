/**
 * Script of the public pages. They are documents: links, forms and menus are plain HTML and work without it. What has
 * real state is an island (ARCHITECTURE.md, "Script").
 */
import { followColorMode } from '#/boot/color-mode.ts'
import { followBrief } from '#/boot/follow-brief.ts'
import { followFonts } from '#/boot/fonts.ts'
import { whenAtRest } from '#/boot/idle.ts'
import { rememberLanguage } from '#/boot/language-choice.ts'
import { layOutRest } from '#/boot/lay-out-rest.ts'
import { sendWhenLeft } from '#/boot/measure.ts'
import { closeMenusOnLeave } from '#/boot/menus.ts'
import { countOutboundClicks } from '#/boot/outbound-clicks.ts'
import { countPageViews } from '#/boot/page-views.ts'
import { replayEarlyClicks } from '#/boot/replay-clicks.ts'
import { returnFocus } from '#/boot/return-focus.ts'
import { startParts } from '#/boot/script-parts.ts'
import {
  type HydrateIsland,
  isStarted,
  startIsland,
  startIslands,
  warmIslands,
} from '#/boot/start-islands.ts'
import { words } from '#/boot/words.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { followHearts, showKept } from '#/modules/favorites/site/hearts.ts'
import { fadePicturesIn } from '#/ui/site/picture-arrival.ts'
import { showKeptToasts } from '#/ui/site/show-toast.ts'

// What is below is laid out once, in the fonts that it stays in.
followFonts().then(layOutRest)
followColorMode()
closeMenusOnLeave()
rememberLanguage()
countPageViews(reportMissing)
countOutboundClicks()
sendWhenLeft()
showKeptToasts()
returnFocus()
followHearts()
const takeBrief = followBrief()
fadePicturesIn()
startIslands({
  files: import.meta.glob(['/src/modules/*/site/**/*.island.tsx', '/src/routes/site/*.island.tsx']),
  // The types of an island are checked where it is defined; its props come from the page.
  hydrate: () =>
    import('#/i18n/react/hydrate-island.tsx') as Promise<{ hydrateIsland: unknown }> as Promise<{
      hydrateIsland: HydrateIsland
    }>,
  onLost: reloadOnce,
})
const { partOf, listening } = startParts([
  {
    elements: '.listing',
    start: () =>
      import('#/modules/venues/site/list/live-filters.ts').then(({ followFilters }) =>
        followFilters(() => {
          showKept()
          takeBrief()
        }),
      ),
  },
  {
    elements: '[data-viewer]',
    start: () => import('#/modules/venues/site/detail/viewer.ts').then(({ followViewer }) => followViewer()),
  },
  {
    elements: '[data-stay]',
    start: () => import('#/modules/venues/site/detail/live-stay.ts').then(({ followStay }) => followStay()),
  },
  {
    elements: '.dock',
    start: () => import('#/modules/venues/site/detail/follow-dock.ts').then(({ followDock }) => followDock()),
  },
  {
    elements: 'form[data-counts]',
    start: () => import('#/modules/venues/site/live-count.ts').then(({ followCount }) => followCount()),
  },
  {
    elements: '.days-open',
    start: () => import('#/modules/venues/site/days/choose-days.ts').then(({ followDays }) => followDays()),
    atClick: true,
  },
  {
    elements: '.heart-tool',
    start: () =>
      import('#/modules/favorites/site/remember-shown.ts').then(({ rememberShown }) => rememberShown()),
  },
  {
    elements: '[data-consent]',
    start: () =>
      import('#/modules/analytics/site/answer-consent.ts').then(({ followConsent }) => followConsent()),
  },
  {
    elements: '[data-moment]',
    start: () => import('#/modules/quotes/site/own-time.ts').then(({ showOwnTimes }) => showOwnTimes()),
  },
  {
    elements: '[data-answers]',
    start: () =>
      import('#/modules/shortlists/site/follow-answers.ts').then(({ followAnswers }) => followAnswers()),
  },
  {
    elements: '[data-copy], [data-share], [data-code]',
    start: () =>
      import('#/ui/site/share-page.ts').then(({ followShareButtons }) => followShareButtons(words)),
    atClick: true,
  },
])
// A search field that is used gets suggestions.
const suggestIn = (field: EventTarget | null) => {
  if (field instanceof HTMLInputElement && field.dataset.suggest)
    import('#/modules/venues/site/suggest/suggest-field.ts').then(
      ({ suggestFor }) => suggestFor(field),
      ignore,
    )
}
document.addEventListener('focusin', ({ target }) => suggestIn(target))
suggestIn(document.activeElement)
replayEarlyClicks((button) => {
  const island = button.closest<HTMLElement>('[data-island]')
  return island && !isStarted(island) ? startIsland(island) : partOf(button)
}, reloadOnce)
whenAtRest(() => {
  warmIslands()
  listening.then(() => import('./site-at-rest.ts')).catch(ignore)
})
// When it is used: a page may have been open for days, and the calendar of the browser is costly to begin with.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('[data-from-today]'))
    target.min = parisDay(new Date())
})

// For tests: everything hears clicks.
void listening.then(() => {
  document.documentElement.dataset.ready = ''
})

// `npm run dev`: documents are the server's, which tells when what it runs has changed (scripts/vite/site-dev-server.ts).
import.meta.hot?.on('passage:changed', () => location.reload())

/** Rarely needed, so not part of what every page begins with. */
function reportMissing(): void {
  import('#/modules/redirects/site/report-not-found.ts').then(
    ({ reportNotFound }) => reportNotFound(),
    ignore,
  )
}

/** A file could not be had: the page of today has others. */
function reloadOnce(): void {
  import('#/boot/updates/follow-builds.ts').then(({ reload }) => reload(), ignore)
}

/** The connection was lost: the page works without what was asked for. */
function ignore(): void {}
