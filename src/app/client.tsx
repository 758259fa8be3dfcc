/**
 * Script that every page starts with: some two kilobytes. Links, forms and menus are plain HTML and work without it;
 * the application itself sits behind one dynamic import (ARCHITECTURE.md).
 */
import { followColorMode } from '#/boot/color-mode.ts'
import { rememberLanguage } from '#/boot/language-choice.ts'
import { sendWhenLeft } from '#/boot/measure.ts'
import { closeMenusOnLeave } from '#/boot/menus.ts'
import { countOutboundClicks } from '#/boot/outbound-clicks.ts'
import { countPageViews } from '#/boot/page-views.ts'
import { prefetchListings } from '#/boot/prefetch.ts'
import { replayEarlyClicks } from '#/boot/replay-clicks.ts'
import { provideApp, startWhenNeeded } from '#/boot/start-app.ts'

provideApp(() => import('./hydrate.tsx'))
replayEarlyClicks()
closeMenusOnLeave()
rememberLanguage()
followColorMode()
countPageViews(reportMissing)
countOutboundClicks()
sendWhenLeft()
startWhenNeeded()
prefetchListings()

/** Rarely needed, so not part of what every page begins with. */
function reportMissing(): void {
  import('#/modules/redirects/site/report-not-found.ts').then(
    ({ reportNotFound }) => reportNotFound(),
    () => undefined,
  )
}
