import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { LANGUAGES } from '../languages.ts'
import { AddressProvider, type CurrentAddress } from './address-context.tsx'

interface IslandRootProps {
  readonly address: CurrentAddress
  readonly messages: object
  readonly children: ReactNode
}

/** A group of messages that an island does not name fails its page on the server, where a test sees it. */
function fail(error: Error): never {
  throw error
}

/** What every island finds above it, on the server and in the browser: its texts and the address of the page. */
export function IslandRoot({ address, messages, children }: IslandRootProps) {
  return (
    <IntlProvider
      locale={LANGUAGES[address.language].intl}
      messages={messages}
      timeZone="Europe/Paris"
      onError={fail}
    >
      <AddressProvider address={address}>{children}</AddressProvider>
    </IntlProvider>
  )
}
