import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { CONSENT_SCRIPT } from './consent-script.ts'

function run(stored: string | null | Error, navigator: object = {}, consent?: string): string | undefined {
  const dataset: { consent?: string } = consent ? { consent } : {}
  runInNewContext(CONSENT_SCRIPT, {
    document: { documentElement: { dataset } },
    navigator,
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return key === 'passage.consent' ? stored : null
      },
    },
  })
  return dataset.consent
}

const kept = (choice: string, until = Date.now() + 1000) => JSON.stringify({ choice, until })

test.each(['granted', 'denied'])('the choice %s holds', (choice) => {
  expect(run(kept(choice))).toBe(choice)
})

test.each([
  ['nothing', null],
  ['a choice that has run out', kept('granted', Date.now() - 1)],
  ['another word', kept('yes')],
  ['no JSON', '{'],
  ['null', 'null'],
  ['forbidden storage', new Error('denied')],
])('asks for %s', (_name, stored) => {
  expect(run(stored)).toBe('ask')
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('does not ask with %j', (navigator) => {
  expect(run(null, navigator)).toBe('denied')
  expect(run(kept('granted'), navigator)).toBe('granted')
})

test('changes nothing when it is run again', () => {
  expect(run(kept('granted'), {}, 'denied')).toBe('denied')
})
