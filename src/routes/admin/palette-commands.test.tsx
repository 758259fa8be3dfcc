import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { beforeAll, expect, test } from 'vitest'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { DEFAULT_OFFICE_HOURS } from '#/lib/working-hours.ts'
import type { Me } from '#/modules/staff/model/me.ts'
import { usePaletteCommands } from './palette-commands.ts'

beforeAll(() => loadAdminMessages('en'))

const ACTIONS = { changeLanguage: async () => undefined, signOut: () => undefined }

/** Commands that the palette has for an account, on every page. */
function commandsOf(role: Me['role'], singleKeys = true): { id: string; keys: string | undefined }[] {
  const me: Me = {
    ...{ id: 'a', name: 'Léa Morel', email: 'lea@example.com', role, language: 'en', singleKeys },
    ...{ twoFactorEnabled: true, secondFactorDays: null, officeHours: DEFAULT_OFFICE_HOURS },
  }
  let found: { id: string; keys: string | undefined }[] = []
  function Probe() {
    found = usePaletteCommands(me, 'en', ACTIONS).map(({ id, keys }) => ({ id, keys: keys?.join(' ') }))
    return null
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  renderToString(
    <RouterContextProvider router={router}>
      <IntlProvider locale="en" timeZone="Europe/Paris" messages={getAdminMessages('en')}>
        <AddressProvider address={{ page: 'admin', params: {}, language: 'en', slugLanguage: 'en' }}>
          <Probe />
        </AddressProvider>
      </IntlProvider>
    </RouterContextProvider>,
  )
  return found
}

test('the palette offers an agent no command of administrators', () => {
  const [agent, administrator] = [commandsOf('agent'), commandsOf('administrator')].map((commands) =>
    commands.map(({ id }) => id),
  )
  const forAll = new Set(agent)
  expect(administrator?.filter((id) => !forAll.has(id))).toEqual(['admin-people', 'settings', 'redirects'])
  expect(agent).toEqual(administrator?.filter((id) => forAll.has(id)))
})

test('keys stand beside the commands only while single keys are on', () => {
  expect(commandsOf('agent').find(({ id }) => id === 'admin-requests')?.keys).toBe('G D')
  expect(commandsOf('agent', false).filter(({ keys }) => keys !== undefined)).toEqual([])
})
