/** What a public page does once it is at rest. */
import { prefetchPages } from '#/boot/prefetch.ts'
import { refuseLinks } from '#/boot/refuse-links.ts'
import { unregisterWorkers } from '#/boot/unregister-workers.ts'
import { followBuilds } from '#/boot/updates/follow-builds.ts'
import { words } from '#/boot/words.ts'
import { watchVitals } from '#/modules/analytics/site/visit-vitals.ts'
import { stayWhileOffline } from '#/ui/site/offline-links.ts'

prefetchPages()
refuseLinks()
stayWhileOffline(words())
// What draws toasts: there is one to show when the connection is gone.
import('#/ui/site/toasts.ts').catch(() => undefined)
followBuilds(words().build)
watchVitals()
unregisterWorkers()

// For tests: what happens later is set up.
document.documentElement.dataset.ready = 'rest'
