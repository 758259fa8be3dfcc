import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, isLanguage } from './i18n/languages.ts'
import { loadMessages } from './i18n/messages.ts'

/** The interface language: the first prefix of the address, English without one (decision 1.1). */
const prefix = location.pathname.split('/')[1]
const language = isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE

// React must find the texts that the server had, or the first render would not match.
await loadMessages(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
