import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from './i18n/languages.ts'
import { loadMessages } from './i18n/messages.ts'

/** The interface language that the server wrote on `<html lang>`. */
const language =
  LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === document.documentElement.lang) ?? DEFAULT_LANGUAGE

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
