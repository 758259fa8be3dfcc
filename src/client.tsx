/**
 * What every page starts with: some two kilobytes. Links, forms and menus are plain HTML and work without it; the
 * application itself sits behind one dynamic import (architecture, "Script").
 */
import { followColorMode } from './early/color-mode.ts'
import { keepEarlyClicks } from './early/early-clicks.ts'
import { rememberLanguage } from './early/language-choice.ts'
import { sendWhenLeft } from './early/measure.ts'
import { closeMenusOnLeave } from './early/menus.ts'
import { countOutboundClicks } from './early/outbound-clicks.ts'
import { countPageViews } from './early/page-views.ts'
import { prefetchListings } from './early/prefetch.ts'
import { startWhenNeeded } from './early/start-app.ts'

keepEarlyClicks()
closeMenusOnLeave()
rememberLanguage()
followColorMode()
countPageViews()
countOutboundClicks()
sendWhenLeft()
startWhenNeeded()
prefetchListings()
