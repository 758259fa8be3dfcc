/**
 * Entry of the application of the back office, which takes over the pages that the server has drawn. Public pages have
 * a script of their own (`site.ts`).
 */
import { isNotFound } from '@tanstack/react-router'
import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { allowOwnScripts } from '#/boot/admin/trusted-types.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { loadAdminMessages } from '#/i18n/admin-messages.ts'
import { rejectionOf } from '#/lib/call-rejections.ts'

// The server knew the address by its canonical query; whatever else was in it (an empty field of a form,
// a campaign's mark) would make the links of the first render differ.
const page = delocalize(location.pathname)?.page
if (page) {
  const query = knownQuery(page, new URLSearchParams(location.search))
  if (query !== location.search)
    history.replaceState(history.state, '', location.pathname + query + location.hash)
}

// Before the application writes anything: its pages let through what this policy knows.
allowOwnScripts()

// React must find the texts that the server had, or the first render would not match.
await loadAdminMessages(document.documentElement.lang === 'fr' ? 'fr' : 'en')

/** A page that says that it is not there, or not for this account, is no failure: its boundary has shown it. */
function reportCaught(error: unknown): void {
  if (!isNotFound(error) && rejectionOf(error) === undefined) console.error(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    { onCaughtError: reportCaught },
  )
})
