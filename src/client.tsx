/**
 * What every page starts with: about a kilobyte. Links, forms and menus are plain HTML and work without it; the
 * application itself sits behind one dynamic import (architecture, "Script").
 */
import { followColorMode } from './early/color-mode.ts'
import { keepEarlyClicks } from './early/early-clicks.ts'
import { rememberLanguage } from './early/language-choice.ts'
import { closeMenusOnLeave } from './early/menus.ts'
import { prefetchListings } from './early/prefetch.ts'
import { startWhenNeeded } from './early/start-app.ts'

keepEarlyClicks()
closeMenusOnLeave()
rememberLanguage()
followColorMode()
startWhenNeeded()
prefetchListings()
