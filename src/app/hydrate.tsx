import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { loadAdminMessages } from '#/i18n/admin-messages.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { watchVitals } from '#/modules/analytics/site/visit-vitals.ts'

/** The interface language: the first prefix of the address, English without one (behaviour 1.1). */
const prefix = location.pathname.split('/')[1]
const language = isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE

// The server knew the address by its canonical query; whatever else stood in it (an empty field of a form,
// a campaign's mark) would make the links of the first render differ.
const page = delocalize(location.pathname)?.page
if (page) {
  const query = knownQuery(page, new URLSearchParams(location.search))
  if (query !== location.search)
    history.replaceState(history.state, '', location.pathname + query + location.hash)
}

// Before the application writes anything: pages of the back office let through what this policy knows.
if (isAdminPath(location.pathname)) (await import('#/boot/admin/trusted-types.ts')).allowOwnScripts()

// React must find the texts that the server had, or the first render would not match.
const inBackOffice = page && isAdminPage(page) && PAGE_SETTINGS[page].layout !== 'default'
if (inBackOffice) await loadAdminMessages(document.documentElement.lang === 'fr' ? 'fr' : 'en')
else await loadMessages(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})

watchVitals()
