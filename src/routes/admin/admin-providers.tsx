import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { addressOfInternal, languageOfInternal } from '#/i18n/addresses/internal-routes.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { useUndoWords } from '#/i18n/react/use-undo-words.ts'
import { ActionWordsProvider } from '#/ui/admin/action-words.ts'
import { useHydratedMark } from '#/ui/admin/use-hydrated-mark.ts'

interface AdminProvidersProps {
  readonly language: AdminLanguage
  readonly children: ReactNode
}

/** Context providers of every back-office page: messages, the words of actions, and address. */
export function AdminProviders({ language, children }: AdminProvidersProps) {
  useHydratedMark()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const prefix = languageOfInternal(pathname)
  const page = addressOfInternal(pathname)?.page ?? null
  return (
    <IntlProvider
      locale={LANGUAGES[language].intl}
      messages={getAdminMessages(language)}
      timeZone="Europe/Paris"
    >
      <AddressProvider address={{ page, params: {}, language: prefix, slugLanguage: prefix }}>
        <SpeakingActions>{children}</SpeakingActions>
      </AddressProvider>
    </IntlProvider>
  )
}

function SpeakingActions({ children }: { children: ReactNode }) {
  return (
    <ActionWordsProvider value={{ failed: useFailureText(), undo: useUndoWords() }}>
      {children}
    </ActionWordsProvider>
  )
}
